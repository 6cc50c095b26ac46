import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import type { Contact } from '../model/contact';
import { rowIndex } from '../desk/useRowFocus';

/**
 * The indexes of the rows where a mark begins and ends, none without one. They stay in the document when they are
 * scrolled out of sight: else the browser would shorten the mark, and less than what was marked would be copied (R15.54).
 */
export function useMarkedEnds(
  body: RefObject<HTMLElement | null>,
  contacts: readonly Contact[],
): readonly number[] {
  const [ids, setIds] = useState('');
  const look = useEffectEvent(() => {
    // Also where nothing is marked yet: the button may be down.
    const { anchorNode = null, focusNode = null } = window.getSelection() ?? {};
    const inRows = [anchorNode, focusNode].filter((node) => node && body.current?.contains(node));
    setIds(inRows.map((node) => contacts[rowIndexOf(node)]?.id ?? '').join('/'));
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, []);
  return useMemo(() => {
    if (ids === '') return [];
    const indexes = ids.split('/').map((marked) => contacts.findIndex(({ id }) => id === marked));
    return indexes.filter((index) => index >= 0);
  }, [ids, contacts]);
}

/** The index of the row that a text of it, or a part of it, stands in; -1 outside of any. */
export function rowIndexOf(node: Node | null): number {
  return rowIndex(node instanceof Element ? node : (node?.parentElement ?? null));
}
