import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** The actions of keys. app/keys/keyTable.ts binds them. */
export type ActionName =
  | 'addLine'
  | 'back'
  | 'backToRow'
  | 'cancelEdit'
  | 'clearSelection'
  | 'copy'
  | 'delete'
  | 'edit'
  | 'enterContact'
  | 'enterList'
  | 'enterNavigation'
  | 'extendDown'
  | 'extendUp'
  | 'filter'
  | 'intoContact'
  | 'itsRight'
  | 'next'
  | 'nextGroup'
  | 'nextPart'
  | 'nextRow'
  | 'openCompany'
  | 'openSearch'
  | 'previous'
  | 'previousGroup'
  | 'previousRow'
  | 'save'
  | 'saveAndNext'
  | 'saveAndPrevious'
  | 'search'
  | 'select'
  | 'selectAll'
  | 'showKeys'
  | 'undo';

/** Returns `false` if there is nothing to do now. */
type Action = (withShift: boolean) => unknown;

type Actions = { readonly [Name in ActionName]?: Action | false | undefined };

/** The registered actions of each part of the page. Those of rows are asked first. */
const registered = { ofRows: new Set<() => Actions>(), ofPage: new Set<() => Actions>() };

let awaited: ActionName | null = null;

/**
 * Registers actions while the calling component is shown. `ofRows`: they do something only while a row has the focus,
 * and then come before those of a contact beside the list, whichever code arrived first. So does an undo before that of
 * a notice.
 */
export function useActions(actions: Actions, where: keyof typeof registered = 'ofPage'): void {
  const current = useEffectEvent(() => actions);
  // Before the part is painted: a key may come at once.
  useLayoutEffect(() => {
    const part = () => current();
    registered[where].add(part);
    return () => {
      registered[where].delete(part);
    };
  }, [where]);
  useEffect(() => {
    if (awaited && runAction(awaited)) awaited = null;
  }, []);
}

/** Runs an action. `false` if no part registered it, or it has nothing to do. */
export function runAction(name: ActionName, withShift = false): boolean {
  return [...registered.ofRows, ...registered.ofPage].some((part) => {
    const action = part()[name];
    return action ? action(withShift) !== false : false;
  });
}

/** Runs an action as soon as the next page registers it, unless the person does something else first. */
export function runWhenRegistered(name: ActionName): void {
  awaited = name;
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, stopWaiting, { once: true, capture: true });
  }
}

function stopWaiting(): void {
  awaited = null;
}
