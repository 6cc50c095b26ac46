import { useState, type ChangeEvent } from 'react';

/** The invalid fields, each with its message; '' marks a field without words. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The texts of a form by field name. Spread `field(name)` over a `Field`. Typing clears its problem. */
export function useFields<Name extends string>(initial: Record<Name, string>) {
  const [texts, setTexts] = useState(initial);
  return useBoxes(texts, (typed) => {
    setTexts((before) => ({ ...before, ...typed }));
  });
}

/** The boxes of a form whose texts are kept elsewhere; `type` takes what is typed. */
export function useBoxes<Name extends string>(
  texts: Record<Name, string>,
  type: (typed: Partial<Record<Name, string>>) => void,
) {
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [boxes] = useState(() => new Map<Name, TextBox>());
  const names = Object.keys(texts) as Name[];

  const focus = (name: Name | undefined) => {
    if (name !== undefined) boxes.get(name)?.focus();
  };

  // A browser or a password manager may fill a box without an event: the boxes know more than the state.
  const inBoxes = () =>
    Object.fromEntries(Array.from(boxes, ([name, box]) => [name, box.value])) as Partial<
      Record<Name, string>
    >;

  return {
    texts,
    problems,
    focus,
    /** The texts as the boxes show them. Call it at a submit. */
    read: (): Record<Name, string> => {
      const shown = inBoxes();
      type(shown);
      return { ...texts, ...shown };
    },
    field: (name: Name) => ({
      name,
      value: texts[name],
      'aria-invalid': name in problems || undefined,
      ref: (box: TextBox | null) => {
        if (!box) {
          boxes.delete(name);
          return;
        }
        boxes.set(name, box);
        // Takes text that was typed before the script loaded (R15.87).
        const { value } = box;
        if (box.defaultValue === '' && value !== '') type({ [name]: value } as typeof texts);
      },
      onChange: ({ target: { value } }: ChangeEvent<TextBox>) => {
        // A box shows a stored text without its line breaks, say: only what was empty may have been filled.
        const filled = Object.entries(inBoxes()).filter(([other]) => texts[other as Name] === '');
        type({ ...Object.fromEntries(filled), [name]: value } as typeof texts);
        setProblems((before) => without(before, name));
      },
    }),
    /** Marks invalid fields and focuses the first. Returns whether there is none. */
    accepts: (found: Problems<Name>): boolean => {
      const first = names.find((name) => name in found);
      setProblems(found);
      focus(first);
      return first === undefined;
    },
  };
}

function without<Name extends string>(problems: Problems<Name>, solved: Name): Problems<Name> {
  const others = Object.entries(problems).filter(([name]) => name !== solved);
  return Object.fromEntries(others) as Problems<Name>;
}
