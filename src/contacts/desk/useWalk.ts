import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { useContactStore } from '../store/useContactStore';

/**
 * In ms: how long the keyboard must rest before the address changes and the contact is read. Browsers refuse changes
 * as fast as a key repeats.
 */
const REST = 200;

/**
 * The id of the contact to show: at once the one that the keyboard moved to in the list, else the one in the address,
 * which follows when the keyboard rests. A form changes the address itself.
 */
export function useWalk(addressed: string, isForm: boolean): string {
  const store = useContactStore();
  const walked = useSyncExternalStore(store.subscribe, store.walked);
  const navigate = useNavigate();
  const sent = useRef('');

  useLayoutEffect(() => {
    if (isForm) {
      // The address of a skipped contact arrives late.
      if (addressed === store.walked()) store.walkTo('');
      return undefined;
    }
    // An address that was not set here wins over the keyboard's contact.
    if (addressed === store.walked() || addressed !== sent.current) store.walkTo('');
    return () => {
      if (window.location.pathname !== contactPath(sent.current)) store.walkTo('');
    };
  }, [addressed, isForm, store]);

  useEffect(() => {
    if (isForm || !walked || walked === addressed) return;
    const timer = setTimeout(() => {
      // Another page is on its way, such as the form.
      if (window.location.pathname !== contactPath(addressed)) return;
      sent.current = walked;
      void navigate(contactPath(walked), { replace: true });
    }, REST);
    return () => clearTimeout(timer);
  }, [walked, addressed, isForm, navigate]);

  return walked || addressed;
}
