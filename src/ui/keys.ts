import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ActionOf, Scope } from '../content/keys';

/** Returns `false` if there is nothing to do now. */
type Action = (withShift: boolean) => unknown;

type Actions<In extends Scope> = { readonly [Name in ActionOf<In>]?: Action | false | undefined };

interface Offer {
  scope: Scope;
  actions: () => Readonly<Record<string, Action | false | undefined>>;
}

const offers = new Set<Offer>();

let awaited: (() => boolean) | null = null;

/** Offers what the keys of a scope do (content/keys.ts) while the calling component is shown. */
export function useKeys<In extends Scope>(scope: In, actions: Actions<In>): void {
  const current = useEffectEvent(() => actions);
  // Before the part is painted: a key may come at once.
  useLayoutEffect(() => {
    const offer = { scope, actions: () => current() };
    offers.add(offer);
    return () => {
      offers.delete(offer);
    };
  }, [scope]);
  useEffect(() => {
    if (awaited?.()) awaited = null;
  }, []);
}

/** Does what the key does. `false` if nobody offers it, or it has nothing to do. */
export function runAction<In extends Scope>(
  scope: In,
  name: ActionOf<In>,
  withShift = false,
): boolean {
  return [...offers].some((offer) => {
    const action = offer.scope === scope && offer.actions()[name as string];
    return action ? action(withShift) !== false : false;
  });
}

/** Does it as soon as the next page offers it, unless the person does something else first. */
export function runWhenOffered<In extends Scope>(scope: In, name: ActionOf<In>): void {
  awaited = () => runAction(scope, name);
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, stopWaiting, { once: true, capture: true });
  }
}

function stopWaiting(): void {
  awaited = null;
}

/** The `data-part` that the focus is in: `navigation`, `list` or `contact`. */
export function focusedPart(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
}
