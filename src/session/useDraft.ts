import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { changedTexts } from '../platform/changedTexts';
import { useBoxes } from '../ui/useFields';
import { isRestored, textsOf, type ChangesIn, type DraftEvent } from './draft';
import { useDrafts } from './useAuth';

interface DraftOptions<Field extends string> {
  changesIn?: ChangesIn<Field>;
  /** Whether `stored` was read since the form was opened: where it turns true, the form takes what was read. */
  isFresh?: boolean;
}

/**
 * The boxes of the form at `form` over what is `stored`, which counts when the form is opened, when it `isFresh`, and
 * when a visitor turns out to be signed in: what they type stays in its box.
 */
export function useDraft<Field extends string>(
  form: string,
  stored: Record<Field, string>,
  { changesIn = changedTexts, isFresh = false }: DraftOptions<Field> = {},
) {
  const drafts = useDrafts();
  useState(() => {
    drafts.open(form, stored, changesIn);
  });
  const current = () => drafts.of(form, stored, changesIn);
  const draft = useSyncExternalStore(drafts.subscribe, current, current);

  const latest = useRef(drafts);
  const takeStored = useEffectEvent(() => {
    latest.current = drafts;
    drafts.dispatch(form, { kind: 'changedElsewhere', stored });
  });
  useLayoutEffect(() => {
    takeStored();
  }, [drafts, form, isFresh]);

  const boxes = useBoxes(textsOf(draft), (texts) => {
    drafts.dispatch(form, { kind: 'type', texts });
  });
  return {
    ...boxes,
    draft,
    isSending: draft.status.kind === 'sending',
    isRestored: isRestored(draft),
    /** Also after the form was left, or a visitor was recognized. */
    dispatch: (event: DraftEvent<Field>) => {
      latest.current.dispatch(form, event);
    },
    discard: () => {
      drafts.dispatch(form, { kind: 'discard' });
      boxes.accepts({});
      boxes.focus((Object.keys(stored) as Field[])[0]);
    },
  };
}
