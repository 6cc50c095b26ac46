import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { lateCode } from '../../lib/lateCode';
import { runWhenIdle } from '../../lib/runWhenIdle';
import { useLaterCode } from '../../ui/laterParts';
import type { Contact } from '../contact';
import type { ContactList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { useActions } from '../../ui/actions';
import { useSession } from '../../session/useSession';
import { PANE_FOOT, useBeside } from '../desk/beside';
import { CardPreview } from './CardPreview';
import { toggledSelection, type Ids } from './toggledSelection';
import { attachRowGestures } from './rowGestures';
import { rowIndex } from './useRowFocus';
import { SelectionBar } from './SelectionBar';
import { SteadyRows } from './SteadyRows';
import { useAfterPause } from './useAfterPause';
import { usePreparedList } from './usePreparedList';

interface ListToolsProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  list: Extract<ContactList, { contacts: unknown }>;
  /** Those that the search shows, in their order. */
  visible: readonly Contact[];
  selected: Ids;
  /** Takes the focus out of the bar of actions as it goes. */
  returnFocus: () => void;
}

/** What a drawn list can do besides (R15.2, R15.8, R15.9, R15.53, R15.54, R15.73). */
export function ListTools({ panel, list, visible, selected, returnFocus }: ListToolsProps) {
  const beside = useBeside();
  const store = useContactStore();
  const { contacts } = list;
  const anchor = useRef('');
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : contacts.filter(({ id }) => selected.has(id))),
    [contacts, selected],
  );

  usePreparedList(list);

  const select = (ids: Ids) => {
    store.select(ids);
  };
  /** Presses the box of the row at `index`. `false` without such a row. */
  const press = (index: number, withShift: boolean) => {
    const id = visible[index]?.id;
    if (id === undefined) return false;
    select(toggledSelection(selected, visible, id, withShift ? anchor.current : id));
    anchor.current = id;
    return true;
  };
  useActions({ select: (withShift) => press(rowIndex(document.activeElement), withShift) });
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const end = new AbortController();
    if (panel.current) attachRowGestures(panel.current, (...row) => onPress(...row), end.signal);
    return () => {
      end.abort();
    };
  }, [panel]);

  return (
    <>
      <SteadyRows panel={panel} contacts={contacts} visible={visible} />
      {chosen.length > 0 && (
        <InPane>
          <SelectionBar
            chosen={chosen}
            visible={visible}
            selected={selected}
            onSelect={select}
            returnFocus={returnFocus}
          />
        </InPane>
      )}
      {!beside && <CardPreview panel={panel} visible={visible} />}
    </>
  );
}

const loadReviewLink = lateCode(() => import('../review/ReviewLink'));

/** The way to what needs a look. The contacts are judged once they are all here and the browser is idle. */
export function NeedsLook({ isWhole }: { isWhole: boolean }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWhole) return;
    return runWhenIdle([
      () => {
        setIdle(true);
      },
    ]);
  }, [isWhole]);
  const code = useLaterCode(loadReviewLink, isIdle);
  return code && <code.ReviewLink />;
}

const noChanges = () => () => undefined;

/** Stands below the contact beside the list, where there is one: over the rows it would take their place. */
function InPane({ children }: { children: ReactNode }) {
  const beside = useBeside();
  // Looked at again once the contact is drawn.
  const foot = useSyncExternalStore(noChanges, () =>
    beside ? document.getElementById(PANE_FOOT) : null,
  );
  return foot ? createPortal(children, foot) : children;
}

/** What the list shows, for screen readers: said when typing pauses, or arrivals do (R15.72). */
export function SaidCount({ words, total }: { words: string; total: number | undefined }) {
  const { notices } = useSession();
  return useAfterPause(words, words, total, () => notices.current()?.notice.tellsOfAdded === true);
}
