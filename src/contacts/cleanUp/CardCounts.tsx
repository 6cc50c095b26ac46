import { useEffect, useMemo, type RefObject } from 'react';
import { contactPath } from '../../routes';
import type { Contact } from '../model/contact';
import { useDecisions } from '../store/decisions/useDecisions';
import { useJudgement } from '../store/judge/useJudgement';
import { bodyOf, drawnRows, linkOf } from '../desk/useRowFocus';
import styles from './CardCounts.module.css';
import { cardCounts } from './groups';

interface CardCountsProps {
  panel: RefObject<HTMLElement | null>;
  contacts: readonly Contact[];
}

/** Shows in the list how many cards a person has, by earlier answers (R15.157). */
export function CardCounts({ panel, contacts }: CardCountsProps) {
  const { state: judgement } = useJudgement();
  // Without pairs there are no answers.
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

/** Marks present and later rows past React, so that rows cost nothing more. */
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
    else if (node instanceof Element) drawnRows(bodyOf(panel)).forEach(mark);
  };
  markBelow(panel);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(markBelow);
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const row of drawnRows(bodyOf(panel))) {
      const name = linkOf(row)?.parentElement;
      name?.classList.remove(CLASS);
      name?.removeAttribute('data-cards');
    }
  };
}
