import { useEffect, useEffectEvent } from 'react';
import type { Contact } from '../model/contact';
import type { LoadedList } from '../store/ContactList';
import { formatDate } from '../../platform/dates';
import { counted } from '../../platform/text';
import { useBeside } from '../desk/beside';
import { clearPaper, drawPaper } from './drawPaper';
import { sortedAsShown } from '../model/sortedAsShown';

interface Printed {
  list: LoadedList;
  visible: readonly Contact[];
  selected: ReadonlySet<string>;
  search: string;
  isFiltered: boolean;
}

/** Prints all shown or the selected contacts, not only the drawn rows (R15.60), by whatever command. */
export function usePaper({ list, visible, selected, search, isFiltered }: Printed): void {
  const isBeside = useBeside() !== null;
  const draw = useEffectEvent(() => {
    const chosen = list.contacts.filter(({ id }) => selected.has(id));
    const isChosen = chosen.length > 0;
    // Beside a contact the page belongs to the contact.
    if (isBeside && !isChosen) return;
    const contacts = isChosen ? sortedAsShown(chosen, visible) : visible;
    if (contacts.length === 0) return;
    const which = isChosen ? 'selected ' : '';
    const cards = counted(contacts.length, `${which}business card`, `${which}business cards`);
    const found = !isChosen && search.trim() ? ` for “${search.trim()}”` : '';
    const filtered = !isChosen && isFiltered ? ', filtered' : '';
    const missing = list.kind === 'all' ? '' : ' Only some of your contacts were loaded.';
    const subtitle = `${cards}${found}${filtered}, ${formatDate(new Date())}.${missing}`;
    drawPaper(subtitle, contacts);
  });
  useEffect(() => {
    const onPrint = () => draw();
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
      clearPaper();
    };
  }, []);
}
