import { ownPictureOf, type World } from './World';
import type { ListUnderTest, Told } from './ListUnderTest';
import type { Random } from './Random';

/** What a person may do in a tab to contacts of the list (`shown`) and of Recently Deleted (`binned`). */
const OPERATIONS: readonly {
  name: string;
  run: (tab: ListUnderTest, shown: readonly string[], binned: readonly string[]) => Promise<Told>;
}[] = [
  { name: 'restores', run: (tab, _, binned) => tab.restore(binned) },
  { name: 'deletes for good', run: (tab, _, binned) => tab.deleteForGood(binned) },
  { name: 'purges', run: (tab) => tab.purge() },
  {
    name: 'merges',
    run: async (tab, [kept = '', ...others]) =>
      others.length > 0 ? tab.mergeContacts(kept, others.slice(0, 1)) : {},
  },
  { name: 'moves to the bin', run: (tab, shown) => tab.moveToBin(shown) },
];

/**
 * Both tabs do something at the same time to the same contacts, which have pictures. Throws where a contact that is
 * there, or can come back, has lost its picture, or where what a tab says of it is not so.
 */
export async function atOnce(
  { random, world, tabs }: { random: Random; world: World; tabs: readonly ListUnderTest[] },
  shown: readonly string[],
): Promise<readonly string[] | null> {
  const binned = random.some(world.binIds, 12);
  const living = random.some(shown, 6);
  const ids = [...living, ...binned];
  if (ids.length === 0) return null;
  await world.storePictures(ids);
  const before = await world.pictures();
  const shownBefore = picturesByContact(world);
  await world.expire(random.some(binned, 8));
  const told: Told[] = [];
  const names: string[] = [];
  await Promise.all(
    tabs.map(async (tab) => {
      const { name, run } = random.pick(OPERATIONS);
      const pause = random.pick([0, 0, 5, 20, 60]);
      names.push(name);
      await new Promise((resolve) => setTimeout(resolve, pause));
      told.push(await run(tab, living, binned));
    }),
  );
  await world.happenedNow(told.flatMap(({ moved = [], kept = [] }) => [...moved, ...kept]));
  const wrong = [
    ...(await lostPictures(world, before)),
    ...(await untrue(world, told, shownBefore)),
  ];
  if (wrong.length > 0) throw new Error(`${names.join(' and ')}:\n${wrong.join('\n')}`);
  return [`(${names.join(', ')})`, ...ids];
}

/** A line for each contact that is there, or can come back, whose picture was stored `before` and is gone. */
async function lostPictures(world: World, before: ReadonlySet<string>): Promise<string[]> {
  const stored = await world.pictures();
  // A server may bring back a card that was deleted for good, with the address of its picture.
  const lost = (place: string | null) => place !== null && before.has(place) && !stored.has(place);
  return [
    ...[...world.cards].flatMap(([id, card]) =>
      lost(ownPictureOf(world.uid, card)) ? [`${id} is there without its picture`] : [],
    ),
    ...[...world.bin].flatMap(([id, { card, going }]) =>
      !going && lost(ownPictureOf(world.uid, card))
        ? [`${id} can come back without its picture`]
        : [],
    ),
  ];
}

/**
 * The place of the picture that each contact of the list and of the bin shows. A phone that was offline may have stored a
 * card anew without it.
 */
function picturesByContact({ uid, cards, bin }: World): Map<string, string | null> {
  const all = [...cards, ...[...bin].map(([id, { card }]) => [id, card] as const)];
  return new Map(all.map(([id, card]) => [id, ownPictureOf(uid, card)]));
}

/** A line for each thing that a tab says of a contact and that is not so. */
async function untrue(
  world: World,
  told: readonly Told[],
  shownBefore: ReadonlyMap<string, string | null>,
): Promise<string[]> {
  const { cards, bin } = world;
  const pictures = await world.pictures();
  const used = new Set(picturesByContact(world).values());
  const moved = new Set(told.flatMap((one) => one.moved ?? []));
  return told.flatMap(({ back = [], forGood = [], elsewhere = [], gone = [] }) => [
    ...back
      .filter((id) => !cards.has(id) && !moved.has(id))
      .map((id) => `${id} is said to be back`),
    ...[...forGood, ...gone]
      .filter((id) => cards.has(id) || bin.has(id))
      .map((id) => `${id} is said to be deleted for good`),
    ...elsewhere
      .filter((id) => bin.has(id) && !moved.has(id))
      .map((id) => `${id} is said to be restored or deleted elsewhere`),
    ...forGood
      .filter((id) => {
        const place = shownBefore.get(id) ?? null;
        return place !== null && pictures.has(place) && !used.has(place);
      })
      .map((id) => `the picture of ${id} is still stored`),
  ]);
}
