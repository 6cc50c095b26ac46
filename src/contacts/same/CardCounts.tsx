import { useEffect, useMemo, type RefObject } from 'react';
import { contactPath } from '../../routes';
import type { Contact } from '../contact';
import { useDecisions } from '../decisions/useDecisions';
import { useJudgement } from '../judge/useJudgement';
import { linkOf } from '../list/useRowFocus';
import styles from './CardCounts.module.css';
import { cardCounts } from './groups';

interface CardCountsProps {
  /** What holds the rows. */
  panel: RefObject<HTMLElement | null>;
  contacts: readonly Contact[];
}

/** Says in the list how many cards somebody has who was said to be one person (R15.157). */
export function CardCounts({ panel, contacts }: CardCountsProps) {
  const { state: judgement } = useJudgement();
  // Who has nobody in twice has said nothing of it.
  const mayHave = judgement.kind === 'judged' && judgement.pairCount > 0;
  const { state } = useDecisions('pairs', mayHave);
  const entries = state.kind === 'known' ? state.entries : null;
  const counts = useMemo(() => {
    const ids = new Set(entries?.size ? contacts.map(({ id }) => id) : []);
    const all = entries ? [...cardCounts(entries, ids)] : [];
    return new Map(all.map(([id, count]) => [contactPath(id), count]));
  }, [entries, contacts]);
  useEffect(() => {
    if (!panel.current || counts.size === 0) return;
    return markRows(panel.current, counts);
  }, [panel, counts]);
  return null;
}

const CLASS = styles.counted ?? '';

/** Marks the rows that are drawn now and later. React knows nothing of it, so no row costs more. */
function markRows(panel: HTMLElement, counts: ReadonlyMap<string, number>): () => void {
  const mark = (row: HTMLTableRowElement) => {
    const link = linkOf(row);
    const name = link?.parentElement;
    const count = counts.get(link?.getAttribute('href') ?? '');
    if (!count || !name) return;
    name.setAttribute('data-cards', `${String(count)} cards`);
    name.classList.add(CLASS);
  };
  const markBelow = (node: Node) => {
    if (node instanceof HTMLTableRowElement) mark(node);
    else if (node instanceof Element) node.querySelectorAll('tr').forEach(mark);
  };
  markBelow(panel);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(markBelow);
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const cell of [...panel.getElementsByClassName(CLASS)]) {
      cell.classList.remove(CLASS);
      cell.removeAttribute('data-cards');
    }
  };
}
