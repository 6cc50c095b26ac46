import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { Contact } from '../model/contact';
import { countryOfAddress } from '../text/countries';
import { dialable, dialled } from '../text/phones';

/** The number that Call dials as `+44 20 7946 0000`, if valid by itself or at the address; else as `dialable` (R15.121). */
export function internationalPhone({ phone, address }: Contact): string {
  const text = dialled(phone);
  const printed = dialable(phone);
  const isInternational = text.startsWith('+');
  if (text === '' || (isInternational && printed === '')) return '';
  const country = isInternational ? undefined : countryOfAddress(address);
  if (country === '') return printed;
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  return number?.isValid() === true ? number.formatInternational() : printed;
}
