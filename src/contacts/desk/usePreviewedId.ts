import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useObservable } from '../../platform/Observable';
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
export function usePreviewedId(addressed: string, isForm: boolean): string {
  const { previewed } = useContactStore();
  const id = useObservable(previewed);
  const navigate = useNavigate();
  const sent = useRef('');

  useLayoutEffect(() => {
    if (isForm) {
      // The address of a skipped contact arrives late.
      if (addressed === previewed.current()) previewed.set('');
      return undefined;
    }
    // An address that was not set here wins over the keyboard's contact.
    if (addressed === previewed.current() || addressed !== sent.current) previewed.set('');
    return () => {
      if (window.location.pathname !== contactPath(sent.current)) previewed.set('');
    };
  }, [addressed, isForm, previewed]);

  useEffect(() => {
    if (isForm || !id || id === addressed) return;
    const timer = setTimeout(() => {
      // Another page is on its way, such as the form.
      if (window.location.pathname !== contactPath(addressed)) return;
      sent.current = id;
      void navigate(contactPath(id), { replace: true });
    }, REST);
    return () => clearTimeout(timer);
  }, [id, addressed, isForm, navigate]);

  return id || addressed;
}
