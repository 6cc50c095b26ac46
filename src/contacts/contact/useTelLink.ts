import { useEffect, useState } from 'react';
import { loadWriters } from '../export/late';
import type { Contact } from '../model/contact';
import { telLink } from '../text/phones';

/** What Call dials. A national number gets the code of the address's country as soon as the numbers of all are here. */
export function useTelLink(contact: Contact): string | null {
  const printed = telLink(contact.phone);
  const [full, setFull] = useState({ of: contact, link: printed });
  const isNational = printed !== null && !printed.includes('+') && contact.address !== '';
  useEffect(() => {
    if (!isNational) return;
    let isShown = true;
    const setLink = async () => {
      const { internationalPhone } = await loadWriters();
      if (isShown) setFull({ of: contact, link: telLink(internationalPhone(contact)) });
    };
    // Without that code Call dials the number as it is printed.
    setLink().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [contact, isNational]);
  return (full.of === contact ? full.link : null) ?? printed;
}
