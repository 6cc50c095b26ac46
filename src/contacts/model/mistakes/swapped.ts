import type { Contact } from '../contact';
import type { Finding } from './mistake';
import { readsLikeCompany } from '../../text/companies';
import { unmarked } from '../../text/letters';
import { CJK_ROLES, ROLES } from '../../text/nameTables';
import { isParticle } from '../../text/nameWords';
import { isMailboxOf, nameWords, wordsOf } from '../../text/words';
import type { CorpusStats } from './corpusStats';

/** A job title, also one of several words, or in Chinese, Japanese or Korean. */
const JOB = new RegExp(
  `(?:(?:^|[\\s,/&(-])(?:${[...ROLES].join('|')}|leiter(?:in)? \\w+|charge d|chef de|head of|vice president)|` +
    `${CJK_ROLES})(?=$|[\\s,/&).-])`,
  'u',
);

/** Words of titles that are too short to be counted. */
const SMALL = new Set(['of', 'for', 'and', 'the', 'de', 'la']);

const isJob = (text: string): boolean => JOB.test(unmarked(text));
const isCompany = readsLikeCompany;

/** Two to four words that each begin with a capital, or a short text in a script that has none. */
function isPerson(text: string): boolean {
  if (isJob(text) || isCompany(text) || /[\d&@/]/.test(text)) return false;
  const words = text.split(/\s+/);
  if (
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]{2,8}$/u.test(text)
  )
    return true;
  return (
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word))
  );
}

/** Whether the mailbox is made of this text's words. */
function hasMailbox(contact: Contact, text: string): boolean {
  const mailbox = unmarked(contact.email.replace(/@.*/s, ''));
  return mailbox.length > 3 && isMailboxOf(text, mailbox);
}

/** Name, job title and company in each other's fields. */
export function swappedIn(contact: Contact, stats: CorpusStats): Finding | null {
  const { name, title, company } = contact;
  if (name === '' || name.length > 200 || title.length > 200 || company.length > 200) return null;
  return (
    nameIsCompany(name, company, contact) ??
    nameIsTitle(name, title, contact, stats) ??
    nameHasBoth(name, title, company, contact)
  );
}

const found = (reason: string, suggestion: Finding['suggestion']): Finding => ({
  field: 'name',
  kind: 'swapped',
  reason,
  suggestion,
});

function nameIsCompany(name: string, company: string, contact: Contact): Finding | null {
  if (company !== '' && unmarked(name) === unmarked(company)) {
    const isTheirs = !isCompany(name) && (isPerson(name) || hasMailbox(contact, name));
    return found('Name and company say the same.', isTheirs ? { company: '' } : { name: '' });
  }
  if (!isCompany(name)) {
    const isTheirs = company !== '' && hasMailbox(contact, company) && !hasMailbox(contact, name);
    return isTheirs && isPerson(company) && contact.title !== name
      ? found('The company reads like a person, as the email address says.', {
          name: company,
          company: name,
        })
      : null;
  }
  const reason = 'The name reads like a company.';
  if (company === '') {
    return found(
      reason,
      isPerson(contact.title)
        ? { name: contact.title, title: '', company: name }
        : { name: '', company: name },
    );
  }
  if (name.endsWith(` ${company}`))
    return found('The company is in the name, too.', {
      name: trimmed(name.slice(0, -company.length)),
    });
  return found(reason, isPerson(company) ? { name: company, company: name } : null);
}

function nameIsTitle(
  name: string,
  title: string,
  contact: Contact,
  stats: CorpusStats,
): Finding | null {
  const reason = 'The name reads like a job title.';
  if (hasMailbox(contact, name)) return null;
  if (title !== '' && hasMailbox(contact, title))
    return found('The job title reads like a name, as the email address says.', {
      name: title,
      title: name,
    });
  const isTitleWord = (word: string): boolean => stats.isTitleWord(word);
  // Brand, Grant, Price and Park are names, too: one word alone says nothing.
  const words = (name.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter(
    (word) => !SMALL.has(word),
  );
  const isOthersTitle = words.length > 1 && words.every(isTitleWord) && wordsOf(title).length > 0;
  if (isOthersTitle && isPerson(title) && !wordsOf(title).some(isTitleWord))
    return found(reason, { name: title, title: name });
  if (!isJob(name)) return null;
  if (title !== '' && isPerson(title)) return found(reason, { name: title, title: name });
  const parts = name.split(/\s*[,|–—/]\s*|\s+-\s+/);
  const people = parts.filter((part) => !isJob(part));
  const jobs = parts.filter(isJob).join(', ');
  if (people.length > 0) {
    return found(
      'There is a job title in the name.',
      title === '' || title === jobs ? { name: people.join(', '), title: jobs } : null,
    );
  }
  if (title !== '') return found(reason, null);
  const person = personBefore(name, contact);
  if (person !== '')
    return found('There is a job title in the name.', {
      name: person,
      title: trimmed(name.slice(person.length)),
    });
  // Who it is must not go from the name.
  const mayNameSomebody =
    hasNames(name, contact, stats) ||
    isPerson(
      besideJob(name)
        .filter((word) => !isTitleWord(word.toLowerCase()))
        .join(' '),
    );
  return mayNameSomebody
    ? found('There is a job title in the name.', null)
    : found(reason, { name: '', title: name });
}

/** The two or three words at the start that the mailbox is made of, up to its last name; '' for none. */
function personBefore(name: string, contact: Contact): string {
  const words = name.split(' ');
  const starts = [2, 3].map((count) => words.slice(0, count).join(' '));
  const isTheirs = (start: string): boolean =>
    isPerson(start) && hasMailbox(contact, start) && isInMailbox(contact, start.split(' ').at(-1));
  return starts.find(isTheirs) ?? '';
}

/** The words beside those of a job: John Smith of `John Smith CEO`. */
function besideJob(name: string): string[] {
  const job = new Set(JOB.exec(unmarked(name))?.[0].split(/[^\p{L}]+/u));
  return name.split(/\s+/).filter((word) => !job.has(unmarked(word)) && !isJob(word));
}

/** Whether a word is in the mailbox, or in the names of others. */
function hasNames(text: string, contact: Contact, stats: CorpusStats): boolean {
  return nameWords(text).some(
    (word) => !isJob(word) && (stats.nameCount(word) > 1 || isInMailbox(contact, word)),
  );
}

function isInMailbox({ email }: Contact, word = ''): boolean {
  return word.length > 2 && unmarked(email.replace(/@.*/s, '')).includes(unmarked(word));
}

function nameHasBoth(
  name: string,
  title: string,
  company: string,
  contact: Contact,
): Finding | null {
  if (title.length > 4 && name.endsWith(` ${title}`) && title.includes(' '))
    return found('The job title is in the name, too.', {
      name: trimmed(name.slice(0, -title.length)),
    });
  if (
    company.includes(' ') &&
    name.endsWith(` ${company}`) &&
    hasMailbox(contact, trimmed(name.slice(0, -company.length)))
  )
    return found('The company is in the name, too.', {
      name: trimmed(name.slice(0, -company.length)),
    });
  if (name.length > 4 && title.startsWith(`${name} `) && name.includes(' '))
    return {
      field: 'title',
      kind: 'swapped',
      reason: 'The name is in the job title, too.',
      suggestion: { title: trimmed(title.slice(name.length)) },
    };
  if (name.length > 4 && title === name)
    return {
      field: 'title',
      kind: 'swapped',
      reason: 'Name and job title say the same.',
      suggestion: { title: '' },
    };
  return null;
}

const trimmed = (text: string): string => text.replace(/^[\s,|–—/-]+|[\s,|–—/-]+$/g, '');
