import type { Contact } from '../../../src/contacts/model/contact';
import type { Analyzer } from '../../../src/contacts/store/analysis/Analyzer';
import { mistakesOf } from '../../../src/contacts/model/mistakes/findMistakes';
import { corpusStatsInParts } from '../../../src/contacts/model/mistakes/corpusStats';
import { SamePersonIndex } from '../../../src/contacts/model/same/SamePersonIndex';
import { atOnce } from '../../../src/platform/inParts';

// What the site does in short parts, as tests need it: in one go.

export const findingsOf = (analyzer: Analyzer) => atOnce(analyzer.analyze());

export const corpusStatsOf = (contacts: readonly Contact[]) => atOnce(corpusStatsInParts(contacts));

export function findMistakes(contacts: readonly Contact[]) {
  const stats = corpusStatsOf(contacts);
  return contacts.flatMap((contact) => mistakesOf(contact, stats));
}

export function sameIndexOf(contacts: readonly Contact[]): SamePersonIndex {
  const index = new SamePersonIndex();
  for (const contact of contacts) index.put(contact);
  return index;
}

export const findSamePerson = (contacts: readonly Contact[]) =>
  atOnce(sameIndexOf(contacts).pairsInParts());
