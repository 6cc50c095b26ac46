import { useEffect, useState } from 'react';
import { loadWriters } from '../export/late';
import type { Contact } from '../model/contact';
import { readPhone } from '../text/readPhone';

/** What Call dials, and whether the number must be checked first: a sign of it may be misread, or its country. */
interface Tel {
  link: string | null;
  isInDoubt: boolean;
}

/**
 * What Call dials. A national number gets the code of the address's country as soon as the numbers of all are here; one that
 * may begin with the code of a country is dialled, or in doubt, only then.
 */
export function useTelLink({ phone, address }: Contact): Tel {
  const { number, doubt } = readPhone(phone);
  const printed: Tel = { link: linkOf(doubt === '' ? number : ''), isInDoubt: doubt === 'sign' };
  const [full, setFull] = useState({ phone: '', address: '', tel: printed });
  const isOpen = doubt === 'code' || (/^\d/.test(number) && address !== '');
  useEffect(() => {
    if (!isOpen) return;
    let isShown = true;
    const setTel = async () => {
      const { phoneOf } = await loadWriters();
      const { number: whole, isInDoubt } = phoneOf({ phone, address });
      if (isShown) setFull({ phone, address, tel: { link: linkOf(whole), isInDoubt } });
    };
    // Without that code Call dials the number as it is printed.
    setTel().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [phone, address, isOpen]);
  const isKnown = isOpen && full.phone === phone && full.address === address;
  return isKnown ? full.tel : printed;
}

function linkOf(number: string): string | null {
  return number === '' ? null : `tel:${number}`;
}
