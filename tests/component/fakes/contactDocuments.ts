import { database, timestamp, type Fields } from './fakeDatabase';

/** A `businessCards` document with everything in it. */
export function graceHopper(more: Fields = {}): Fields {
  return {
    userId: 'ada',
    name: 'Grace Hopper',
    company: 'Eckert-Mauchly',
    title: 'Programmer',
    email: 'grace@univac.example',
    phone: '+1 (215) 555-0142',
    website: 'univac.example/people',
    address: '3747 Ridge Avenue, Philadelphia',
    notes: 'Met in Philadelphia.\nAsked about compilers.',
    cardImageURL: 'https://firebasestorage.googleapis.com/v0/b/cards/o/grace.png?alt=media&token=t',
    createdAt: timestamp('2025-06-15T12:00:00Z'),
    updatedAt: timestamp('2025-07-02T12:00:00Z'),
    ...more,
  };
}

/** Four contacts of Ada's that every column sorts in an order of its own; the last has no name. */
export function putFourContacts(): void {
  database.put('businessCards/grace', graceHopper());
  put(
    'alan',
    '2025-09-20',
    'Alan Turing',
    'Bletchley Park',
    'Zoologist',
    'm@bletchley.example',
    '+44 20 7946 0001',
  );
  put(
    'zoe',
    '2025-01-31',
    'Zoë Müller',
    'aachen Werke',
    'analyst',
    'zoe@werke.example',
    '+49 241 555 0103',
  );
  put('none', '2025-03-03', '', 'Cafe Noir', '', 'bar@noir.example', '');
}

/** `count` contacts of Ada's, the newest first: `Contact 001`, `Contact 002`, ... */
export function putManyContacts(count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const name = `Contact ${String(number).padStart(3, '0')}`;
    const day = new Date(Date.UTC(2025, 0, 1, 12) - number * 86_400_000).toISOString();
    put(`c${String(number)}`, day.slice(0, 10), name, 'Acme', 'Buyer', '', '');
  }
}

function put(
  id: string,
  day: string,
  name: string,
  company: string,
  title: string,
  email: string,
  phone: string,
): void {
  const createdAt = timestamp(`${day}T12:00:00Z`);
  const fields = { userId: 'ada', name, company, title, email, phone, createdAt };
  database.put(`businessCards/${id}`, fields);
}

/** A day as the page writes it in every browser: `Jun 15, 2025` (R15.172). */
export function shownDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
