import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { plainPhone } from '../../platform/text';
import type { Contact } from '../model/contact';
import { digitsOf } from '../text/folded';
import { countryOfAddress } from '../text/countries';

const LONGEST_PHONE = 40;

/** The phone as `+44 20 7946 0000`, if printed otherwise and certain by number or address (R15.121); else ''. */
export function internationalPhone({ phone, address }: Contact): string {
  const text = plainPhone(phone)
    .trim()
    .replace(/^\(?(?:00|\+)/, '+');
  if (text === '' || text.length > LONGEST_PHONE) return '';
  const isInternational = text.startsWith('+');
  const country = isInternational ? '' : countryOfAddress(address);
  if (!isInternational && country === '') return '';
  const number = parsePhoneNumberFromString(text, {
    ...(country !== '' && { defaultCountry: country as CountryCode }),
    extract: false,
  });
  if (!number?.isValid()) return '';
  const isPrinted = phone.trim().startsWith('+') && digitsOf(text) === digitsOf(number.number);
  return isPrinted ? '' : number.formatInternational();
}
