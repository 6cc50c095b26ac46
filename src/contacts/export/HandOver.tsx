import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { csvFile, csvLine } from '../../platform/csv';
import { dayStamp } from '../../platform/dates';
import { downloadFile } from '../../platform/downloadFile';
import { mapInShortTasks } from '../../platform/inParts';
import { counted, formatCount } from '../../platform/text';
import { contactPath } from '../../routes';
import { useSession } from '../../session/useSession';
import { Actions, Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Checkbox } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { onLeaving } from '../../ui/isModified';
import { MessageBox } from '../../ui/MessageBox';
import { useMade } from '../../ui/useMade';
import { shownName, type Contact } from '../model/contact';
import { couldNot, loadWriters } from './late';
import type { Check, Layout, Program } from './layouts';
import { hashOf } from '../../platform/fingerprint';
import { copyOwner } from '../../session/copy/choice';
import { readCopied, saveCopy } from '../../session/copy/storedCopy';
import styles from './HandOver.module.css';

/** What a program last got: the hash of each contact's line by the hash of the contact's id. */
type HandedOver = ReadonlyMap<number, number>;

/** The name in the copy: what each program got, as alternating hashes of ids and lines. */
const nameFor = (program: Program) => `lines of ${program}`;

/** What `program` last got (R15.123). It is stored with the copy of the list; empty without one. */
async function readHandedOver(uid: string, program: Program): Promise<HandedOver> {
  const kept = copyOwner() === uid ? await readCopied(uid, nameFor(program)) : undefined;
  const hashes = kept instanceof Float64Array ? kept : new Float64Array();
  const given = new Map<number, number>();
  for (let at = 0; at < hashes.length; at += 2) given.set(hashes[at] ?? 0, hashes[at + 1] ?? 0);
  return given;
}

/** Stores what `program` got, if a copy is kept and the browser has room. Never rejects. */
async function keepHandedOver(uid: string, program: Program, given: HandedOver): Promise<void> {
  if (copyOwner() !== uid) return;
  await saveCopy(uid, { [nameFor(program)]: Float64Array.from([...given].flat()) }).catch(() => {});
}

/** A contact's line in a file, as it is kept. */
function handedOverLine(id: string, line: string): [idHash: number, lineHash: number] {
  return [hashOf(id), hashOf(line)];
}

/** A program that takes a file of ours. */
export interface ImportProgram {
  layout: Program;
  name: string;
  importPage: string;
}

interface HandOverProps {
  program: ImportProgram;
  contacts: () => readonly Contact[] | Promise<readonly Contact[]>;
  onClose: () => void;
}

/** Shows what another program will do with the contacts, then saves a file for it (R15.122). */
export function HandOver({ program, contacts, onClose }: HandOverProps) {
  const { uid } = useSession();
  const made = useMade(() => prepare(uid, program.layout, contacts));
  const prepared = made === 'failed' ? null : made;
  const { rows, given } = prepared ?? NOTHING;
  const [onlyNew, setOnlyNew] = useState(false);
  const [said, setSaid] = useState('');
  const fresh = useMemo(
    () => rows.filter(({ kept: [id, line] }) => given.get(id) !== line),
    [rows, given],
  );
  const chosen = onlyNew ? fresh : rows;

  const save = ({ layout }: Prepared) => {
    const file = `${layout.file}_${dayStamp(new Date())}.csv`;
    const lines = [csvLine(layout.header), ...chosen.map(({ line }) => line)];
    downloadFile(file, 'text/csv;charset=utf-8', csvFile(lines));
    setSaid(`Exported ${counted(chosen.length, 'contact', 'contacts')} to ${file}.`);
    void keepHandedOver(
      uid,
      program.layout,
      new Map([...given, ...chosen.map(({ kept }) => kept)]),
    );
  };
  const importPage = {
    href: program.importPage,
    target: '_blank',
    rel: 'noopener noreferrer',
    icon: 'external',
    children: `${program.name} Import Page`,
  } as const;
  return (
    <Dialog title={`Export to ${program.name}`} onDismiss={onClose}>
      {made === 'failed' && (
        <MessageBox kind="error">{couldNot('export your contacts')}</MessageBox>
      )}
      {made === null && <p role="status">Waiting for all contacts...</p>}
      {prepared && (
        <div className={styles.facts}>
          <p role="status">
            {onlyNew && chosen.length === 0
              ? 'No contact is new or changed.'
              : `${counted(chosen.length, 'contact', 'contacts')}.`}
          </p>
          {prepared.checks.map((check) => (
            <Finding key={check.many} check={check} contacts={chosen} onLeave={onClose} />
          ))}
        </div>
      )}
      {given.size > 0 && !said && (
        <Checkbox
          label={`Only what is new or changed since my last export to ${program.name} (${formatCount(fresh.length)})`}
          checked={onlyNew}
          onChange={({ target }) => setOnlyNew(target.checked)}
        />
      )}
      {said ? (
        <>
          <MessageBox kind="success">{said}</MessageBox>
          <Actions align="end">
            <Button onClick={onClose}>Close</Button>
            <ButtonLink {...importPage} variant="primary" data-takes-focus="" />
          </Actions>
        </>
      ) : (
        <Actions align="end">
          <ButtonLink {...importPage} variant="quiet" />
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={made === null}
            disabled={made !== null && chosen.length === 0}
            onClick={() => prepared && save(prepared)}
          >
            Export
          </Button>
        </Actions>
      )}
    </Dialog>
  );
}

interface Row {
  contact: Contact;
  line: string;
  kept: ReturnType<typeof handedOverLine>;
}

interface Prepared {
  layout: Layout;
  checks: readonly Check[];
  rows: readonly Row[];
  given: HandedOver;
}

const NOTHING: Pick<Prepared, 'rows' | 'given'> = { rows: [], given: new Map() };

/** The lines of the file, made while the person reads. */
async function prepare(
  uid: string,
  program: Program,
  contacts: HandOverProps['contacts'],
): Promise<Prepared> {
  const { checksOf, layoutLine, LAYOUTS } = await loadWriters();
  const layout = LAYOUTS[program];
  const given = await readHandedOver(uid, program);
  const rows = await mapInShortTasks(await contacts(), (contact) => {
    const line = layoutLine(layout, contact);
    return { contact, line, kept: handedOverLine(contact.id, line) };
  });
  return { layout, checks: checksOf(layout), rows, given };
}

const MOST_SHOWN = 200;

interface FindingProps {
  check: Check;
  contacts: readonly Row[];
  onLeave: () => void;
}

/** A sentence with the number of contacts that the check finds; a press lists them. Empty for none. */
function Finding({ check, contacts, onLeave }: FindingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const found = useMemo(
    () => check.find(contacts.map(({ contact }) => contact)),
    [check, contacts],
  );
  if (found.length === 0) return null;
  const more = found.length - MOST_SHOWN;
  return (
    <details
      className={styles.finding}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>{`${formatCount(found.length)} ${found.length === 1 ? check.one : check.many}.`}</span>
        <Icon name="chevronDown" />
      </summary>
      {isOpen && (
        <ul>
          {found.slice(0, MOST_SHOWN).map(({ id, name, company, email }) => (
            <li key={id}>
              <Link to={contactPath(id)} dir="auto" translate="no" onClick={onLeaving(onLeave)}>
                {shownName(name || company || email)}
              </Link>
            </li>
          ))}
          {more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
        </ul>
      )}
    </details>
  );
}
