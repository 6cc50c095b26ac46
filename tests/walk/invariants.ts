import type { Look } from './look';
import { FIELDS, type Card, type Model, type Query } from './model';

/** What one step is judged by. */
export interface Moment {
  model: Model;
  /** What is stored, and what the bin holds. */
  stored: Map<string, Card>;
  binned: Map<string, Card>;
  /** The documents that an undo has brought back. */
  raw: Map<string, string>;
  /** What the second tab shows, and how it looks at the list. */
  other: { look: Look; query: Query } | null;
  isKey: boolean;
  before: Look;
  /** What had the focus before, or below the window over the page. */
  under: Look['focus']['kind'];
  look: Look;
  /** What is wrong with where the focus is, where the browser can say so. */
  focusTrouble: string;
  console: readonly string[];
}

/** Fields that nobody changes elsewhere: there an open form may show what was before. */
const TYPED = FIELDS.filter((field) => field !== 'company' && field !== 'address');

type Invariant = (moment: Moment) => string[];

/** Each by its number in the design, in the order of that list. Gives what is wrong. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  focus: ({ isKey, before, under, look, focusTrouble }) => {
    if (!isKey) return [];
    // Where nothing had it, a key need not give it to something.
    if (look.focus.kind === 'nothing') {
      return under === 'nothing'
        ? []
        : [`${before.focus.name} had the focus, and nothing has it now`];
    }
    return focusTrouble ? [focusTrouble] : [];
  },
  console: ({ console: lines }) => [...lines],
  modals: ({ before, look }) => [
    ...(look.modals.length > 1
      ? [`${String(look.modals.length)} modal windows: ${look.modals.join(', ')}`]
      : []),
    ...(look.popovers.length > 1 ? [`open over each other: ${look.popovers.join(', ')}`] : []),
    ...(look.path !== before.path && look.modals.length > 0
      ? [`${look.modals.join(', ')} over another page`]
      : []),
  ],
  offline: ({ model, look }) =>
    look.saidOffline === model.isOnline
      ? [`it is ${look.saidOffline ? '' : 'not '}said to be offline`]
      : [],
  sideways: ({ look }) => look.sideways.map((what) => `${what} scrolls sideways`),
  words: ({ look }) => {
    const [heading, ...others] = look.headings;
    return [
      ...(heading === undefined || others.length > 0
        ? [`headings: ${look.headings.join(', ')}`]
        : []),
      // An error card says what happened to the page that the title names.
      ...(heading !== undefined && !look.isError && !look.title.startsWith(heading)
        ? [`the title is ${look.title}, the heading ${heading}`]
        : []),
      ...look.oddWords.map((word) => `"${word}" on the page`),
    ];
  },
  list: ({ model, look }) => {
    if (!model.isListShown || model.known.size === 0) return [];
    return wrongInList(model, look, model.query);
  },
  'second tab': ({ model, other }) =>
    other && model.known.size > 0 ? wrongInList(model, other.look, other.query) : [],
  selection: ({ model, look }) => {
    if (!model.isListShown) return [];
    const { chosen } = model;
    const said = Number(/^[\d,]+(?= selected)/.exec(look.selection ?? '')?.[0] ?? 0);
    const wrong = look.rows.filter(({ id, isSelected }) => chosen.includes(id) !== isSelected);
    return [
      ...differing('selected', String(said), String(chosen.length)),
      ...wrong.map(({ id, isSelected }) => `${id} is ${isSelected ? '' : 'not '}marked`),
    ];
  },
  history: ({ model, look }) => [
    ...differing('the place in the history', String(look.place), String(model.base + model.at)),
    ...differing('the address', look.path, model.path),
    ...(model.isListShown && look.search !== null
      ? [
          ...differing('the search', look.search, model.query.search),
          ...differing('the sort', look.sort ?? '', model.shownSort),
          ...differing(
            'the filter',
            look.chips.join(', '),
            { '': '', yes: 'Has: Email', no: 'Without email' }[model.query.email],
          ),
        ]
      : []),
  ],
  typed: ({ model, look }) => {
    const { form, contact } = model;
    const open = model.drafts.get(form);
    const card = model.known.get(form);
    if (look.boxes && (open || card)) {
      const must = card ? Object.fromEntries(TYPED.map((field) => [field, card[field]])) : {};
      return Object.entries({ ...must, ...open }).flatMap(([field, text]) =>
        differing(`the box ${field} of ${form}`, look.boxes?.[field] ?? '(none)', text),
      );
    }
    const isKept = Object.keys(model.unsaved(contact)).length > 0 && model.known.has(contact);
    const isWaiting = model.held?.id === contact || look.modals.length > 0;
    return isKept &&
      !isWaiting &&
      !look.hasDraftNote &&
      look.headings[0] === model.known.get(contact)?.name
      ? [`the draft of ${contact} is not offered`]
      : [];
  },
  stored: ({ model, stored, binned, before, look }) => [
    ...differences('stored', stored, model.cards),
    ...differences('in the bin', binned, model.bin),
    ...(look.saidSaved && !before.saidSaved && model.lastSave !== 'well'
      ? ['it says saved, and it is not']
      : []),
  ],
  undo: ({ model, raw: now, look }) => [
    ...[...model.restored]
      .filter(([id, raw]) => now.get(id) !== raw)
      .map(([id, raw]) => `${id} came back as ${now.get(id) ?? ''}, not ${raw}`),
    ...(model.undo?.notice === '' && !look.hasUndo
      ? [`no notice undoes the ${model.undo.kind}`]
      : []),
  ],
  empty: ({ model, look }) => [
    ...(look.saidEmpty && model.known.size > 0 ? ['the list is said to be empty'] : []),
    ...model.lies,
  ],
};

/** Its count, its rows and their texts. */
function wrongInList(model: Model, look: Look, query: Query): string[] {
  const { known } = model;
  const list = model.listFor(query);
  const count = `Showing ${String(list.length)} of ${String(known.size)} business cards`;
  const wrong = look.rows.filter(({ place, id }) => place < list.length && list[place]?.id !== id);
  const old = look.rows.filter(({ id, text }) => {
    const card = known.get(id);
    return card && !text.includes(card.company);
  });
  return [
    ...differing('the list', look.count ?? '(none)', count),
    ...wrong.map(({ place, id }) => `row ${String(place)} is ${id}, not ${list[place]?.id ?? ''}`),
    ...old.map(({ id, text }) => `${id} is shown as "${text}"`),
    ...(list.length > 0 && look.rows.length === 0 ? ['no row is drawn'] : []),
  ];
}

function differing(what: string, is: string, must: string): string[] {
  return is === must ? [] : [`${what}: is "${is}", must be "${must}"`];
}

function differences(what: string, is: Map<string, Card>, must: Map<string, Card>): string[] {
  const ids = new Set([...is.keys(), ...must.keys()]);
  return [...ids].flatMap((id) => {
    const [one, other] = [is.get(id), must.get(id)];
    if (!one || !other) return one === other ? [] : [`${id} is ${one ? '' : 'not '}${what}`];
    return FIELDS.flatMap((field) =>
      differing(`${field} of ${id}, ${what}`, one[field], other[field]),
    );
  });
}

/** Everything that is wrong, each with the name of its invariant. */
export function troubles(moment: Moment): string[] {
  return Object.entries(INVARIANTS).flatMap(([name, holds]) =>
    holds(moment).map((trouble) => `${name}: ${trouble}`),
  );
}
