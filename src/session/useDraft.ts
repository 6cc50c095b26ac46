import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFields } from '../ui/useFields';
import { readDraft, writeDraft, type Draft } from './draftStore';

/** Of a form whose address or whose save is not like that of others. */
export interface DraftPlace<Name extends string> {
  path: string;
  changesIn: (texts: Record<Name, string>, stored: Record<Name, string>) => object;
}

/**
 * A form with a draft in this tab (R15.24), for `uid` ('' for a visitor) at `path`. Never keeps `secret` fields. A
 * draft wins only where the person typed. When a visitor turns out to be signed in, stored texts fill the rest.
 */
export function useDraft<Name extends string>(
  uid: string,
  stored: Record<Name, string>,
  secret: readonly NoInfer<Name>[] = [],
  { path, changesIn }: Partial<DraftPlace<Name>> = {},
) {
  const { pathname } = useLocation();
  const [form] = useState(path ?? pathname);
  const [found, setFound] = useState(() => readDraft(uid, form));
  const names = (Object.keys(stored) as Name[]).filter((name) => !secret.includes(name));
  const [initial] = useState(() => ({ ...stored, ...textsOf(found, names) }));
  const fields = useFields(initial);

  const [owner, setOwner] = useState({ uid, stored });
  if (owner.uid !== uid) {
    const untouched = names.filter((name) => fields.texts[name] === owner.stored[name]);
    const own = readDraft(uid, form);
    setOwner({ uid, stored });
    setFound({ ...found, ...only(untouched, own) });
    fields.reset({ ...fields.texts, ...only(untouched, stored), ...textsOf(own, untouched) });
  }

  // What a save would not write is no draft. (Not by `changedTexts`: that would be a file of its own to load.)
  const changes = changesIn?.(fields.texts, stored);
  const changed = names.filter((name) =>
    changes
      ? name in changes
      : ![fields.texts[name], fields.texts[name].trim()].includes(stored[name]),
  );
  const draft: Draft = Object.fromEntries(
    changed.map((name) => [
      name,
      { began: found[name]?.began ?? stored[name], text: fields.texts[name] },
    ]),
  );
  const written = JSON.stringify(draft);
  const last = useRef({ uid, written });
  useEffect(() => {
    last.current = { uid, written };
    writeDraft(uid, form, JSON.parse(written) as Draft);
  }, [uid, form, written]);

  const began = Object.fromEntries(
    names.map((name) => [name, found[name]?.began ?? stored[name]]),
  ) as Record<Name, string>;

  return {
    ...fields,
    began,
    isRestored: changed.some((name) => fields.texts[name] === found[name]?.text),
    discard: () => {
      setFound({});
      fields.reset(stored);
      fields.focus(names[0]);
    },
    /** Call it when a restored draft is saved and the form stays. */
    settle: () => {
      setFound({});
    },
    /** Call it when the draft is saved, also after its page was left. */
    forget: () => {
      // A visitor may have been recognized since the form was sent.
      const own = last.current;
      // The page may have been opened again: texts typed since then are another draft.
      const isOwn = JSON.stringify(readDraft(own.uid, form)) === own.written;
      if (isOwn) writeDraft(own.uid, form, {});
    },
  };
}

function textsOf<Name extends string>(draft: Draft, names: Name[]): Partial<Record<Name, string>> {
  const known = names.flatMap((name) => (draft[name] ? [[name, draft[name].text]] : []));
  return Object.fromEntries(known) as Partial<Record<Name, string>>;
}

function only<Value>(names: string[], record: Readonly<Record<string, Value>>) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
