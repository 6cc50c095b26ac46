import type { Page } from '@playwright/test';
import type { User } from '../ui/support/test';
import type { Card } from './model';

/** How the next save goes. */
export type Plan = 'well' | 'fails' | 'loses its answer';

/** A save whose answer is held back. */
export interface HeldSave {
  release: () => void;
  fail: () => void;
}

/** What the walk needs of the services: on stand-ins (standIns.ts), or on the emulators (emulators.ts). */
export interface Backend {
  /** Where the built site is. */
  folder: () => string;
  /** In ms: how long what a step changes may take to be on the page. */
  patience: number;
  /** What the console may say, with the address. */
  console: readonly RegExp[];
  /** Empties all, and gives the person of a walk, with these cards. */
  begin: (cards: readonly Omit<Card, 'id'>[]) => Promise<{ user: User; ids: string[] }>;
  /** Another person, with one card of this name. */
  another: (name: string) => Promise<User>;
  signIn: (page: Page, user: User) => Promise<void>;
  /** The phone stores a card; another computer moves it to the bin. */
  put: (uid: string, card: Card) => Promise<void>;
  bin: (uid: string, id: string) => Promise<void>;
  /** The phone deletes a card: no bin, and no listener, hears of it. */
  remove?: (id: string) => Promise<void>;
  stored: (uid: string) => Promise<Map<string, Card>>;
  binned: (uid: string) => Promise<Map<string, Card>>;
  /** Stored documents with all they have, in a form that can be compared. */
  raw: (ids: Iterable<string>) => Promise<Map<string, string>>;
  plan: (page: Page, plan: Plan) => Promise<void>;
  hold: (page: Page) => Promise<HeldSave>;
  /** The next list does not come. */
  refuseList?: () => void;
}
