import type { Contact } from '../../../src/contacts/model/contact';
import type { Judge } from '../../../src/contacts/store/judge/Judge';
import { mistakesOf } from '../../../src/contacts/model/mistakes/findMistakes';
import { knowledgeInParts } from '../../../src/contacts/model/mistakes/knowledge';
import { SamePersonIndex } from '../../../src/contacts/model/same/SamePersonIndex';
import { atOnce } from '../../../src/platform/inParts';

// What the site does in short parts, as tests need it: in one go.

export const verdictOf = (judge: Judge) => atOnce(judge.judging());

export const knowledgeOf = (contacts: readonly Contact[]) => atOnce(knowledgeInParts(contacts));

export function findMistakes(contacts: readonly Contact[]) {
  const knowledge = knowledgeOf(contacts);
  return contacts.flatMap((contact) => mistakesOf(contact, knowledge));
}

export function sameIndexOf(contacts: readonly Contact[]): SamePersonIndex {
  const index = new SamePersonIndex();
  for (const contact of contacts) index.put(contact);
  return index;
}

export const findSamePerson = (contacts: readonly Contact[]) =>
  atOnce(sameIndexOf(contacts).pairsInParts());
