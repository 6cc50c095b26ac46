import { useMemo, useRef, useState } from 'react';
import { selectedText, subject, type Named } from '../model/sentences';
import type { DeletedContact } from '../store/bin/readBin';
import { isFound, parsedSearch } from '../model/search';
import { formatCount } from '../../platform/text';
import { useContactSession } from '../store/useContactStore';
import { Button } from '../../ui/Button';
import { SearchBox } from '../../ui/SearchBox';
import { useWindowedRows } from '../../ui/useWindowedRows';
import { DeletedRow, rowsTall } from './DeletedRow';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { forGoodQuestion } from '../store/bin/binTexts';
import styles from './DeletedContacts.module.css';

/** The bin: search, select, restore, delete for good (R15.62). */
export function DeletedContacts({ deleted }: { deleted: readonly DeletedContact[] }) {
  const session = useContactSession();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly Named[] | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const visible = useMemo(() => found(deleted, search), [deleted, search]);
  const chosen = useMemo(
    () => deleted.flatMap(({ contact }) => (selected.has(contact.id) ? [contact] : [])),
    [deleted, selected],
  );
  // Should they be deleted again elsewhere, nobody has selected them.
  if (chosen.length < selected.size) setSelected(new Set(chosen.map(({ id }) => id)));
  const isAllChosen =
    visible.length > 0 && visible.every(({ contact }) => selected.has(contact.id));
  const hidden = chosen.length - visible.filter(({ contact }) => selected.has(contact.id)).length;

  const select = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  };
  const restore = (contacts: readonly Named[]) => void session.contacts.restore(contacts);

  return (
    <section className={styles.panel} aria-label="Deleted contacts">
      <div className={styles.toolbar}>
        <SearchBox
          ref={searchBox}
          label="Search deleted contacts"
          value={search}
          onChange={setSearch}
        />
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAllChosen}
            disabled={visible.length === 0}
            onChange={({ target }) => {
              select(
                visible.map(({ contact }) => contact.id),
                target.checked,
              );
            }}
          />
          <span>{search.trim() === '' ? 'Select all' : 'Select all shown'}</span>
        </label>
        <p className={styles.count} role="status">
          {countText(visible.length, deleted.length, chosen.length, hidden)}
        </p>
        <div className={styles.actions}>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => restore(chosen)}>
            Restore
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
            Delete for Good
          </Button>
        </div>
      </div>
      {visible.length > 0 ? (
        <Rows
          visible={visible}
          selected={selected}
          onSelect={(id, isChosen) => select([id], isChosen)}
          onRestore={restore}
        />
      ) : (
        <NoMatch onClear={() => setSearch('')} />
      )}
      {asked && (
        <ForGoodQuestion
          contacts={asked}
          onConfirm={() => {
            setAsked(null);
            void session.contacts.deleteForGood(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>No deleted contacts match your search.</p>
      <Button onClick={onClear}>Clear Search</Button>
    </div>
  );
}

interface RowsProps {
  visible: readonly DeletedContact[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isChosen: boolean) => void;
  onRestore: (contacts: readonly Named[]) => void;
}

function Rows({ visible, selected, onSelect, onRestore }: RowsProps) {
  const body = useRef<HTMLUListElement>(null);
  const { start, end } = useWindowedRows(body, visible.length);
  return (
    <ul ref={body} className={styles.rows} style={{ blockSize: rowsTall(visible.length) }}>
      {visible.slice(start, end).map(({ contact, deletedAt, isGoing }, offset) => (
        <DeletedRow
          key={contact.id}
          contact={contact}
          deletedAt={deletedAt}
          isGoing={isGoing}
          index={start + offset}
          count={visible.length}
          isSelected={selected.has(contact.id)}
          onSelect={onSelect}
          onRestore={onRestore}
        />
      ))}
    </ul>
  );
}

function found(deleted: readonly DeletedContact[], search: string): readonly DeletedContact[] {
  if (search.trim() === '') return deleted;
  const parsed = parsedSearch(search);
  return deleted.filter(({ contact }) => isFound(parsed, contact));
}

function countText(shown: number, all: number, chosen: number, hidden: number): string {
  if (chosen > 0) return selectedText(chosen, hidden);
  return `Showing ${formatCount(shown)} of ${formatCount(all)} deleted contacts`;
}

interface ForGoodQuestionProps {
  contacts: readonly Named[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before deleted contacts are deleted for good. */
function ForGoodQuestion({ contacts, onConfirm, onCancel }: ForGoodQuestionProps) {
  return (
    <ConfirmDialog
      title={`Delete ${subject(contacts)} for good?`}
      confirmLabel="Delete for Good"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {forGoodQuestion(contacts)}
    </ConfirmDialog>
  );
}
