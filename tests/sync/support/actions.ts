import type { DocumentData } from 'firebase/firestore/lite';
import { readContact } from '../../../src/contacts/model/contact';
import { atOnce } from './atOnce';
import { card, DATES, type DateMaker } from './cards';
import type { ListUnderTest, Told } from './ListUnderTest';
import type { Random } from './Random';
import type { World } from './World';

/** With what an action works. `tab` is one of the two that are open. */
export interface Stage {
  random: Random;
  world: World;
  tab: ListUnderTest;
  tabs: readonly ListUnderTest[];
}

interface Action {
  name: string;
  weight: number;
  isByBoth?: boolean;
  /** Does it, and says to which cards; `null` where there are none for it. */
  run: (stage: Stage) => Promise<readonly string[] | null>;
}

/** With more cards no burst comes and a server deletes most: each question costs the emulator time. */
const MOST_CARDS = 160;
const BURST = 150;

/** What happens to one user's cards, each as often as its weight says. */
export const ACTIONS: readonly Action[] = [
  ...Object.entries<DateMaker>(DATES).map(([name, dates]) => ({
    name: `a card comes ${name}`,
    weight: 1.5,
    run: (stage: Stage) => create(stage, stage.random.integer(1, 3), dates),
  })),
  ...Object.entries<DateMaker>(DATES).map(([name, dates]) => ({
    name: `a burst comes ${name}`,
    weight: 0.15,
    run: async (stage: Stage) =>
      stage.world.cards.size < MOST_CARDS ? create(stage, BURST, dates) : null,
  })),
  {
    name: 'the phone edits',
    weight: 6,
    run: ({ random, world }) =>
      withSome(random, world.ids, 5, (ids) => world.edit(ids, edit(random))),
  },
  {
    name: 'a tab edits',
    weight: 4,
    run: ({ random, world, tab }) =>
      withSome(random, world.ids, 1, async (ids) => {
        await world.edit(ids, edit(random));
        await world.look();
        for (const id of ids) tab.put(readContact(id, world.cards.get(id)));
      }),
  },
  {
    name: 'a server edits without a new updatedAt',
    weight: 3,
    run: ({ random, world }) =>
      withSome(random, world.ids, 3, (ids) => world.change(ids, edit(random))),
  },
  {
    name: 'a server writes a text as updatedAt',
    weight: 1,
    run: ({ random, world }) =>
      withSome(random, world.ids, 1, (ids) => {
        const updatedAt = new Date(world.clocks.now()).toISOString();
        return world.change(ids, { ...edit(random), updatedAt });
      }),
  },
  {
    name: 'a tab moves to the bin',
    weight: 6,
    run: ({ random, world, tab }) =>
      withSome(random, shownIn(tab, world), random.pick([1, 2, 30]), async (ids) => {
        const { moved = [] } = whole(await tab.moveToBin(ids));
        await world.movedToBin(moved);
      }),
  },
  {
    name: 'another computer moves to the bin',
    weight: 6,
    run: ({ random, world }) =>
      withSome(random, world.ids, random.pick([1, 2, 30]), (ids) => world.moveToBin(ids)),
  },
  {
    name: 'a tab restores',
    weight: 5,
    run: ({ random, world, tab }) =>
      withSome(random, world.binIds, 30, async (ids) => {
        whole(await tab.restore(ids));
        await world.look();
      }),
  },
  {
    name: 'another computer restores',
    weight: 5,
    run: ({ random, world }) => withSome(random, world.binIds, 30, (ids) => world.restore(ids)),
  },
  {
    name: 'another computer deletes for good',
    weight: 1,
    run: ({ random, world }) => withSome(random, world.binIds, 10, (ids) => world.purge(ids)),
  },
  {
    name: 'the phone deletes',
    weight: 6,
    run: ({ random, world }) =>
      withSome(random, world.ids, random.pick([1, 3]), (ids) => world.deleteByPhone(ids)),
  },
  {
    name: 'the phone deletes the newest and scans it again',
    weight: 3,
    run: async (stage) => {
      const { random, world } = stage;
      const gone = newest(world);
      if (gone.length === 0) return null;
      await world.deleteByPhone(gone);
      const dates = random.pick([DATES['just scanned'], DATES['just scanned, with updatedAt']]);
      return [...gone, '->', ...(await create(stage, 1, dates))];
    },
  },
  {
    name: 'a server deletes',
    weight: 3,
    run: ({ random, world }) => {
      const most = world.cards.size > MOST_CARDS ? 300 : random.pick([1, 2, 60]);
      return withSome(random, world.ids, most, (ids) => world.erase(ids));
    },
  },
  {
    name: 'a server brings lost cards back',
    weight: 3,
    run: ({ random, world }) =>
      withSome(random, world.lostIds, random.pick([1, 150]), (ids) =>
        world.store(ids.map((id) => [id, world.lost.get(id) ?? {}] as const)),
      ),
  },
  {
    name: 'both tabs at once',
    weight: 8,
    isByBoth: true,
    run: (stage) => atOnce(stage, shownIn(stage.tab, stage.world)),
  },
  { name: 'nothing happens', weight: 6, run: async () => [] },
];

/** A `count` of new cards; they come one millisecond after the other. */
async function create(
  { random, world }: Stage,
  count: number,
  dates: DateMaker,
): Promise<readonly string[]> {
  const now = world.clocks.now() - count;
  const cards = Array.from({ length: count }, (_, index): [string, DocumentData] => [
    `${world.uid}-${random.next().toString(36).slice(2, 10)}`,
    card(random, world.uid, dates(random, now + index)),
  ]);
  await world.store(cards);
  return cards.map(([id]) => id);
}

/** Throws where the page would say that something failed. */
function whole(told: Told): Told {
  if (told.failure) throw new Error(told.failure);
  return told;
}

function edit(random: Random): DocumentData {
  const field = random.pick(['name', 'company', 'notes']);
  return { [field]: `Edited ${String(random.integer(1, 99_999))}` };
}

/** Up to `most` of `ids`, where there are any. */
async function withSome(
  random: Random,
  ids: readonly string[],
  most: number,
  work: (ids: readonly string[]) => Promise<void>,
): Promise<readonly string[] | null> {
  const chosen = random.some(ids, random.integer(1, most));
  if (chosen.length === 0) return null;
  await work(chosen);
  return chosen;
}

/** Those that a person can choose in the tab and that are still there. */
function shownIn(tab: ListUnderTest, world: World): string[] {
  return tab
    .contacts()
    .flatMap(({ id }) => (world.cards.has(id) ? [id] : []))
    .sort();
}

/** The card that was added last, by what the site shows. */
function newest(world: World): string[] {
  const dated = [...world.cards].map(
    ([id, data]) => [id, readContact(id, data).createdAt] as const,
  );
  const [first] = dated.sort(([, one], [, other]) => Number(other) - Number(one));
  return first ? [first[0]] : [];
}
