export { strToU8, zipSync } from 'fflate';
export { checksOf, layoutLine, LAYOUTS } from './layouts';
export { saveContactsFile, saveContactVcard } from './saveContactsFile';
export { contactsVcard, internationalPhone, qrVcard } from './vcard';
