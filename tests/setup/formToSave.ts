import type { FormToSave } from '../../src/firebase/saveTexts';

/** A form that showed `shown`, in which `typed` was typed. Nobody answers its question but `more.ask`. */
export function formToSave<Field extends string>(
  shown: Record<Field, string>,
  typed: Partial<Record<Field, string>>,
  more: Partial<FormToSave<Field>> = {},
): FormToSave<Field> {
  return {
    texts: { ...shown, ...typed },
    shown,
    began: shown,
    tries: { attempted: {}, seen: {} },
    ask: () => Promise.reject(new Error('Nobody is there to be asked.')),
    ...more,
  };
}
