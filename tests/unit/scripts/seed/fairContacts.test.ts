import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../../scripts/seed/drawCard';
import { fairContacts } from '../../../setup/fairContacts';

const fair = fairContacts('fair');
const cards = Object.values(fair.cards);
const countOf = <T>(all: T[], one: T): number => all.filter((other) => other === one).length;

describe('the cards of nine fairs', () => {
  test('are the same each time, also after others were made', () => {
    fairContacts('other', 200);
    expect(fairContacts('fair')).toEqual(fair);
  });

  test('are as many as were asked for', () => {
    expect(Object.keys(fair.contacts)).toHaveLength(1200);
    expect(Object.keys(fairContacts('fair', 10_000).contacts)).toHaveLength(10_000);
  });

  test('come in nine bursts of three years', () => {
    const days = Object.values(fair.contacts).map(({ createdAt }) =>
      (createdAt as Date).toISOString().slice(0, 7),
    );
    expect(new Set(days).size).toBe(9);
    expect(Number([...days].sort().at(0)?.slice(0, 4))).toBe(2024);
  });

  test('hold thirty firms of eight colleagues with one number and one domain', () => {
    const firms = cards.map(
      ({ phone, website }) => `${phone} ${website.replace(/^(www\.|https:\/\/)/, '')}`,
    );
    expect(new Set(firms.filter((firm) => countOf(firms, firm) === 8)).size).toBe(30);
  });

  test('hold sixty people twice', () => {
    const why = fair.twice.map((pair) => pair.why);
    expect(countOf(why, 'same card')).toBe(20);
    expect(countOf(why, 'new job')).toBe(25);
    expect(countOf(why, 'two languages')).toBe(15);
    for (const { a, b, why: reason } of fair.twice) {
      const [first, second] = [fair.cards[a], fair.cards[b]];
      expect(first?.phone).toBe(second?.phone);
      expect(first?.name === second?.name).toBe(reason !== 'two languages');
    }
  });

  test('have valid numbers of forty countries, most of them in international form', () => {
    const numbers = cards.flatMap(({ phone }) => parsePhoneNumberFromString(phone) ?? []);
    expect(numbers.length).toBeGreaterThan(700);
    expect(numbers.every((number) => number.isValid())).toBe(true);
    expect(new Set(numbers.map(({ country }) => country)).size).toBe(40);
  });

  test('tell of each slip what the contact has and what the card has', () => {
    expect(new Set(fair.slips.map(({ contactId }) => contactId)).size).toBe(180);
    expect(new Set(fair.slips.map(({ kind }) => kind)).size).toBe(16);
    for (const { contactId, field, wrong, right } of fair.slips) {
      expect(fair.contacts[contactId]?.[field]).toBe(wrong);
      expect(fair.cards[contactId]?.[field]).toBe(right);
      expect(wrong).not.toBe(right);
    }
    for (const [id, card] of Object.entries(fair.cards)) {
      const misread = fair.slips.filter(({ contactId }) => contactId === id);
      const right = Object.fromEntries(misread.map((slip) => [slip.field, slip.right]));
      expect({ ...fair.contacts[id], ...right }).toMatchObject(card);
    }
  });
});

test('a drawn card shows its texts, whatever signs are in them', () => {
  const card = { ...fair.cards['fair-00001'], company: 'Salt & <Pepper>' };
  const svg = new TextDecoder().decode(drawCard(card as Required<typeof card>, 0));
  expect(svg).toContain('Salt &#38; &#60;Pepper>');
});
