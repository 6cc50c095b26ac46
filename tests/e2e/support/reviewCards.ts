import type { StoredFields } from './contactFields';

/** Four contacts that a scan has misread, and two that it has not. */
export const ODD_CONTACTS: StoredFields[] = [
  { name: 'Eva Wolf', company: 'Kitz GmbH', phone: '+49 3O 901820', email: 'eva.wolf@kitz.de' },
  { name: 'Hana Sato', company: 'Aoba', phone: '+49 3O 901821', notes: 'Met in Kyoto.' },
  { name: 'Pau1 Weber', company: 'Kitz GmbH', title: 'Head of Sales' },
  { name: 'Olga Brandt', company: 'Kitz GmbH', email: 'olga.brandt@kitz,de' },
  { name: 'Ada King', phone: '+49 30 901822', email: 'ada.king@kitz.de' },
  { name: 'Tom Frost', phone: '+49 30 901823', email: 'tom.frost@kitz.de' },
];

/** Three people with two cards each. */
export const TWO_CARDS: StoredFields[] = [
  { name: 'Hana Sato', email: 'hana.sato@kitz.de', title: 'Director', notes: 'Met again.' },
  { name: 'Hana Sato', email: 'hana.sato@kitz.de', title: 'Engineer', company: 'Kitz', scan: 7 },
  { name: 'Eva Wolf', email: 'eva.wolf@aoba.de', company: 'Aoba' },
  { name: 'Eva Wolf', email: 'eva.wolf@aoba.de', company: 'Aoba Nord' },
  { name: 'Tom Frost', email: 'tom.frost@frost.de', phone: '+49 30 901823' },
  { name: 'Tom Frost', email: 'tom.frost@frost.de', phone: '+49 30 901823' },
];
