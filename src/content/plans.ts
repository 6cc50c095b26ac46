export type PlanId = 'free' | 'lite' | 'basic' | 'business';

/** A plan as the pricing section shows it (R2.29 to R2.32). */
export interface Plan {
  id: PlanId;
  name: string;
  summary: string;
  badge?: 'POPULAR' | 'UNDER DEVELOPMENT';
}

export const plans: readonly Plan[] = [
  { id: 'free', name: 'Free', summary: 'Try it for as long as you like.' },
  { id: 'lite', name: 'Lite', summary: 'For a desk drawer full of cards.' },
  {
    id: 'basic',
    name: 'Basic',
    summary: 'For working with your contacts on a computer.',
    badge: 'POPULAR',
  },
  {
    id: 'business',
    name: 'Business',
    summary: 'For teams that share their contacts.',
    badge: 'UNDER DEVELOPMENT',
  },
];

/** How many cards a plan scans in all (R1.7). */
const scans = { free: 100, lite: 1000, basic: 1000, business: 10_000 };
const inWords = (count: number): string => count.toLocaleString('en-US');
/** The same in words: "1,000". */
export const scanLimit = {
  free: inWords(scans.free),
  lite: inWords(scans.lite),
  basic: inWords(scans.basic),
  business: inWords(scans.business),
};
const raisedTo = (from: number, to: number): string =>
  `${inWords(to - from)} more scans, ${inWords(to)} total`;

interface PlanFact {
  label: string;
  /** What each plan has: `true`, or how much; missing for none. */
  has: Partial<Record<PlanId, true | string>>;
  /** The words on the card of a plan that brings it; the plans above it have it too. */
  onCard?: Partial<Record<PlanId, string>>;
  isUnderDevelopment?: boolean;
}

const ALL = { free: true, lite: true, basic: true, business: true } as const;
const PAID = { lite: true, basic: true, business: true } as const;
const FROM_BASIC = { basic: true, business: true } as const;

/** What each plan has, said once (R15.95): cards, tags, comparison, questions and terms read it here. */
export const planFacts = {
  core: {
    label: 'Scanning, search, notes and cloud sync',
    has: ALL,
    onCard: { free: 'All common core features' },
  },
  scans: {
    label: 'Card scans in total',
    has: scanLimit,
    onCard: {
      free: `Up to ${scanLimit.free} scans cumulative`,
      lite: raisedTo(scans.free, scans.lite),
      business: raisedTo(scans.basic, scans.business),
    },
  },
  web: { label: 'Web access', has: FROM_BASIC, onCard: { basic: 'Web login access' } },
  bulkExport: {
    label: 'CSV or vCard bulk export',
    has: { basic: 'Monthly', business: 'Unlimited' },
    onCard: { basic: 'Monthly bulk export', business: 'Unlimited bulk exports' },
  },
  wallet: {
    label: 'Digital wallet business card',
    has: FROM_BASIC,
    onCard: { basic: 'Digital wallet business card' },
  },
  priority: { label: 'Priority support', has: PAID },
  premium: {
    label: 'Premium support, replies within 4 hours',
    has: FROM_BASIC,
    onCard: { free: 'Standard support', basic: 'Premium support' },
  },
  adFree: { label: 'Ad-free', has: PAID, onCard: { free: 'Light ads', lite: 'Ad-free' } },
  teams: {
    label: 'Team collaboration',
    has: { business: true },
    onCard: { business: 'Team features' },
    isUnderDevelopment: true,
  },
  secretary: {
    label: 'Secretary Mode',
    has: { business: true },
    onCard: { business: 'Secretary mode' },
    isUnderDevelopment: true,
  },
} satisfies Record<string, PlanFact>;

export type PlanFactName = keyof typeof planFacts;

/** Every fact, as the comparison lists them. */
export const planRows: readonly PlanFact[] = Object.values(planFacts);

/** What the card of a plan lists: all of the plan below it, then what it adds. */
export function cardWords(id: PlanId): string[] {
  const below = plans[plans.findIndex((plan) => plan.id === id) - 1];
  const added = planRows.flatMap(({ onCard }) => onCard?.[id] ?? []);
  return below ? [`Everything in ${below.name}`, ...added] : added;
}

export type PlanTag = 'All Plans' | 'Premium Plans' | 'Basic & Business Plans';

/** How the features page says which plans have a thing (R2.62); nothing for one plan alone. */
export function planTag(name: PlanFactName): PlanTag | undefined {
  const { has }: PlanFact = planFacts[name];
  if (has.free) return 'All Plans';
  if (has.lite) return 'Premium Plans';
  return has.basic ? 'Basic & Business Plans' : undefined;
}

/** The names of the plans that have a thing, in a sentence: "Lite, Basic or Business". */
export function plansWith(name: PlanFactName, word: 'and' | 'or'): string {
  const { has }: PlanFact = planFacts[name];
  const names = plans.filter(({ id }) => has[id]).map((plan) => plan.name);
  return names.join(', ').replace(/, (\w+)$/, ` ${word} $1`);
}
