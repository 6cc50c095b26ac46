/**
 * The quickest page with React that we know: plain texts in a pool of rows that stand at their own places and
 * are filled anew. Its search and its orders are the product's. The product's main-thread work is compared with
 * it (docs/performance.md).
 */
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readContact, type Contact } from '../../src/contacts/model/contact';
import { COLUMNS, nextSort, DEFAULT_SORT, type Sort } from '../../src/contacts/model/columns';
import { ContactIndex } from '../../src/contacts/store/ContactIndex';
import './handWindowed.css';

/** In px; the style sheet has it too. */
const ROW = 40;
/** How many rows fit on the screen, and those kept ready above and below it. */
const ON_SCREEN = 18;
const OVERSCAN = 8;
const POOL = ON_SCREEN + 1 + 2 * OVERSCAN;
/** The window moves in steps of this many rows. */
const STEP = 4;

const stored = (await (await fetch('/assets/bench-contacts.json')).json()) as [string, object][];
const index = ContactIndex.of(stored.map(([id, data]) => readContact(id, data)));
for (const task of index.preparation()) task();

/** What the rows show, made once. */
const texts = new Map(
  index.contacts.map((contact) => [contact, COLUMNS.map(({ text }) => text(contact))]),
);

interface RowProps {
  contact: Contact;
  place: number;
}

const Row = memo(function Row({ contact, place }: RowProps) {
  return (
    <div className="row" style={{ transform: `translateY(${String(place * ROW)}px)` }}>
      {texts.get(contact)?.map((text, column) => (
        <span key={COLUMNS[column]?.key}>{text}</span>
      ))}
    </div>
  );
});

function Rows({ contacts }: { contacts: readonly Contact[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    const follow = () => {
      setFirst(Math.floor((element?.scrollTop ?? 0) / (ROW * STEP)) * STEP);
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, []);
  const start = Math.max(0, Math.min(first - OVERSCAN, contacts.length - POOL));
  return (
    <div className="scroller" ref={scroller}>
      <div className="rows" style={{ blockSize: contacts.length * ROW }}>
        {contacts.slice(start, start + POOL).map((contact, offset) => {
          const place = start + offset;
          return <Row key={place % POOL} contact={contact} place={place} />;
        })}
      </div>
    </div>
  );
}

function Page() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>(DEFAULT_SORT);
  const contacts = index.visible(search, sort);
  return (
    <>
      <input
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      <p>
        Showing {contacts.length} of {index.contacts.length} business cards
      </p>
      <div>
        {COLUMNS.map(({ key, label }) => (
          <button
            key={key}
            onClick={() => {
              setSort(nextSort(sort, key));
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <Rows contacts={contacts} />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
