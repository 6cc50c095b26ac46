import type { Card } from './model';

const DAY = 24 * 60 * 60 * 1000;
const NEWEST = Date.parse('2026-10-20T09:30:00Z');

/** Name, company, title, email, notes of the contacts that a walk begins with, the newest first. */
const ROWS = [
  ['Ada Okafor', 'Meridian Teas', 'Buyer', 'ada@meridian.example', 'Met in Lisbon'],
  ['Bruno Keller', 'Alpenglow', 'Engineer', 'bruno@alpenglow.example', ''],
  ['Carla Mendes', 'Harbor Works', 'Director', '', 'Asked for the catalogue'],
  ['Dmitri Volkov', 'Northwind', 'Sales', 'dmitri@northwind.example', 'Calls on Monday'],
  ['Elena Rossi', 'Meridian Teas', 'Taster', 'elena@meridian.example', ''],
  ['Farid Nasser', 'Oakfield Press', 'Printer', '', 'Paper samples'],
  ['Greta Lind', 'Harbor Works', 'Captain', 'greta@harbor.example', 'Speaks Swedish'],
  ['Hugo Blanc', 'Quarry Stone', 'Mason', 'hugo@quarry.example', ''],
  ['Ines Castro', 'Northwind', 'Planner', '', 'Lunch in Porto'],
  ['Jonas Weber', 'Alpenglow', 'Guide', 'jonas@alpenglow.example', 'Knows the valley'],
  ['Kira Tanaka', 'Oakfield Press', 'Editor', 'kira@oakfield.example', ''],
  ['Lionel Park', 'Quarry Stone', 'Geologist', 'lionel@quarry.example', 'Sends samples'],
] as const;

/** A number that gets the code of its address's country. */
const NATIONAL = { phone: '020 7946 0958', address: '1 Fleet Street, London, United Kingdom' };

/** Plain ASCII: see model.ts. */
export const CARDS: readonly Omit<Card, 'id'>[] = ROWS.map(
  ([name, company, title, email, notes], place) => ({
    ...{ name, company, title, email, notes },
    ...(place % 3 === 0 ? NATIONAL : { phone: '', address: '' }),
    ...{ website: '', createdAt: NEWEST - place * DAY },
  }),
);
