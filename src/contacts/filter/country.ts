import { wordSet } from '../../platform/wordSet';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainPhone } from '../../platform/text';
import { emailDomain } from '../model/companyKey';
import type { Contact } from '../model/contact';
import { countryOfAddress } from '../text/countries';
import { countriesOfCode, splitCode } from '../text/phoneNumbers';
import { endingOf } from '../text/domains';

/** The country of a contact as `DE`: by the phone, else the address, else the e-mail (R15.124). '' if none tells. */
export function countryOf(contact: Contact): string {
  return (
    countryOfPhone(contact.phone) ||
    countryOfAddress(contact.address) ||
    countryOfDomain(emailDomain(contact))
  );
}

/** After a word, too: "Tel. (+44) 20"; and written apart: "00 44 20". */
const INTERNATIONAL = /^[^\d+]*(?:\+|00(?=\s?[1-9]))/;

/** The country of an international number. A code of several countries takes longer: some 60 µs. */
function countryOfPhone(phone: string): string {
  if (phone === '') return '';
  const text = plainPhone(phone);
  if (!INTERNATIONAL.test(text)) return '';
  // The first of several numbers.
  const [first = ''] = text.replace(INTERNATIONAL, '').split('+');
  const digits = first.replace(/\D/g, '');
  const [code = ''] = splitCode(digits) ?? [];
  const [country = '', other] = countriesOfCode(code);
  if (other === undefined) return country;
  const number = parsePhoneNumberFromString(`+${first}`);
  return (number?.isValid() && number.country) || '';
}

/** Endings of countries that are sold to all the world as words of their own. */
const FOR_ALL = wordSet(
  'ac ag ai am as bz cc cd co dj fm gg gl gs io la ly me mn ms nu pw sc sh sr st tk to tv vc vg vu ws',
);

function countryOfDomain(domain: string): string {
  const ending = endingOf(domain);
  if (FOR_ALL.has(ending)) return '';
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return (getCountries() as string[]).includes(country) ? country : '';
}
