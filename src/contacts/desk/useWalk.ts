import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { useContactStore } from '../store/useContactStore';

/** In ms. Browsers refuse an address that changes as fast as a key repeats, and who passes by reads nothing. */
const REST = 200;

/**
 * The id of the contact to show: the one that was walked to in the list beside, at once, else the one in the
 * address, which follows when the walk rests. A form that leads to the next one changes the address itself.
 */
export function useWalk(addressed: string, isForm: boolean): string {
  const store = useContactStore();
  const walked = useSyncExternalStore(store.subscribe, store.walked);
  const navigate = useNavigate();
  const sent = useRef('');

  useLayoutEffect(() => {
    if (isForm) {
      // The address of one that was passed by comes late.
      if (addressed === store.walked()) store.walkTo('');
      return undefined;
    }
    // An address that is not ours counts, whatever was walked to before it.
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
    return () => {
      clearTimeout(timer);
    };
  }, [walked, addressed, isForm, navigate]);

  return walked || addressed;
}
