export { strToU8, zipSync } from 'fflate';
export { checksOf, layoutLine, LAYOUTS } from './layouts';
export { saveContactsFile, saveContactVcard } from './saveContactsFile';
export { contactsVcard, phoneOf, qrVcard } from './vcard';
