import type { StoredContacts } from './StoredContact';

/** Three contacts of somebody else, for trying what their owner alone may do. */
export function otherContacts(userId: string): StoredContacts {
  return {
    'other-1': {
      userId,
      name: 'Ingrid Solberg',
      company: 'Vestland Timber AS',
      title: 'Sales Manager',
      email: 'ingrid@vestlandtimber.example',
      phone: '+47 55 50 01 23',
      website: 'https://vestlandtimber.example',
      address: 'Bryggen 214, 5003 Bergen, Norway',
      notes: 'Somebody else’s note: nobody but its owner may read this.',
      createdAt: new Date('2026-09-15T10:30:00Z'),
    },
    'other-2': {
      userId,
      name: 'Desmond Clarke',
      company: 'Blue Mountain Courier',
      title: 'Dispatcher',
      email: 'desmond@bluemountaincourier.example',
      phone: '(876) 555-0145',
      createdAt: new Date('2026-06-01T15:00:00Z'),
    },
    'other-3': {
      userId,
      name: 'Hana Dvořáková',
      company: 'Sklárna Lípa s.r.o.',
      title: 'Glass Designer',
      email: 'hana@sklarnalipa.example',
      website: 'sklarnalipa.example',
      createdAt: new Date('2026-03-20T08:45:00Z'),
    },
  };
}
