export { strToU8, zipSync } from 'fflate';
export { checksOf, layoutLine, LAYOUTS } from './layouts';
export { qrVcard } from './qrVcard';
export { saveContactsFile, saveContactVcard } from './saveContactsFile';
export { contactsVcard } from './vcard';
