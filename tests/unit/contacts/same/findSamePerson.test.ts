import { describe, expect, test } from 'vitest';
import type { Contact } from '../../../../src/contacts/model/contact';
import { contactWith } from '../../contactWith';
import { findSamePerson } from '../findingsAtOnce';

type Fields = Partial<Contact>;

function found(...cards: Fields[]) {
  return findSamePerson(cards.map((fields, index) => contactWith({ id: `${index}`, ...fields })));
}

const hana: Fields = {
  name: 'Hana Sato',
  company: 'Kitz GmbH',
  email: 'hana.sato@kitz.example',
  phone: '+49 171 1234567',
  address: 'Limmatquai 114, 8001 Zürich, Switzerland',
};

describe('strong', () => {
  test.each<[string, Fields, Fields, string[]]>([
    [
      'the same card twice',
      hana,
      hana,
      ['Same name', 'Same email', 'Same phone', 'Same address', 'Same company'],
    ],
    [
      'a new job with the same mobile number',
      { name: 'Hana Sato', company: 'Kitz', email: 'hana@kitz.example', phone: '0171 1234567' },
      {
        name: 'SATO, Hana',
        company: 'Aoba',
        email: 'sato@aoba.example',
        phone: '+49 171 123-4567',
      },
      ['Same name', 'Same phone'],
    ],
    [
      'the company without its legal form',
      { name: 'Dr. Jörg Müller', company: 'Kitz & Co. KG' },
      { name: 'Joerg Mueller', company: 'KITZ GmbH' },
      ['Same name', 'Same company'],
    ],
    [
      'an initial, where no colleague could be meant',
      { name: 'H. Sato', company: 'Kitz GmbH' },
      { name: 'Hana Sato', company: 'Kitz' },
      ['Names agree', 'Same company'],
    ],
    [
      'an e-mail and a name that a scan misread',
      { name: 'Johannes Schneider', email: 'johannes.schneider@kitz.example' },
      { name: 'Johannes Schnieder', email: 'johannes.schne1der@k1tz.example' },
      ['Names agree', 'Almost the same email'],
    ],
    [
      'three fifths of the address',
      { name: 'Hana Sato', address: 'Limmatquai 114, 8001 Zürich, Switzerland' },
      { name: 'Hana M. Sato', address: 'Limmatquai 114, 8001 Zuerich' },
      ['Names agree', 'Same address'],
    ],
    [
      'particles and a title less',
      { name: 'Prof. Ursula von der Leyen', email: 'u.leyen@kitz.example' },
      { name: 'Leyen, Ursula', email: 'u.leyen@kitz.example' },
      ['Names agree', 'Same email'],
    ],
    [
      'two letters of a name that changed places',
      { name: 'Hannes Weber', phone: '+49 171 1234567' },
      { name: 'Hannes Wbeer', phone: '+49 171 1234567' },
      ['Names agree', 'Same phone'],
    ],
    [
      'a Japanese name with the family name last',
      { name: '田中 美咲', phone: '090-1234-5678' },
      { name: '美咲　田中', phone: '+81 90 1234 5678' },
      ['Same name', 'Same phone'],
    ],
    [
      'a number with a digit that a scan added',
      { name: 'Hana Sato', company: 'Kitz', phone: '+49 171 1234567' },
      { name: 'Hana Sato', company: 'Aoba', phone: '+49 171 12345567' },
      ['Same name', 'Almost the same phone'],
    ],
  ])('%s', (_, a, b, reasons) => {
    expect(found(a, b)).toEqual([{ a: '0', b: '1', confidence: 'strong', reasons }]);
  });
});

describe('maybe', () => {
  test.each<[string, Fields, Fields, string[]]>([
    [
      'one name in one company, with two numbers',
      { name: '王伟', company: 'Kitz', phone: '+86 131 2345 6789' },
      { name: '王伟', company: 'Kitz', phone: '+86 139 8765 4321' },
      ['Same name', 'Same company'],
    ],
    [
      'the same in another script',
      { name: 'John Smith', company: 'Kitz', phone: '+1 212 555 0147' },
      { name: 'John Smith', company: 'Kitz', phone: '+1 917 555 0191' },
      ['Same name', 'Same company'],
    ],
    [
      'a card in two languages with one e-mail',
      { name: '田中 美咲', company: '青葉設計事務所', email: 'misaki.tanaka@aoba.example' },
      { name: 'Misaki Tanaka', company: 'Aoba Design', email: 'misaki.tanaka@aoba.example' },
      ['Names can’t be compared', 'Same email'],
    ],
    [
      'a card in two languages with one phone',
      { name: 'Олена Шевчук', company: 'Калина', phone: '+380 44 555 01 29' },
      { name: 'Olena Shevchuk', company: 'Kalyna', phone: '044 555 0129' },
      ['Names almost agree', 'Same phone'],
    ],
    [
      'a card without a name',
      { email: 'hana.sato@kitz.example' },
      { name: 'Hana Sato', email: 'hana.sato@kitz.example' },
      ['A name is missing', 'Same email'],
    ],
    [
      'a title where the name should be',
      { name: 'Managing Director', email: 'hana.sato@kitz.example' },
      { name: 'Hana Sato', email: 'hana.sato@kitz.example' },
      ['Names differ', 'Same email'],
    ],
    [
      'a family name that changed',
      { name: 'Anna Schmidt', phone: '+49 171 1234567' },
      { name: 'Anna Weber', phone: '+49 171 1234567' },
      ['Same first name', 'Same phone'],
    ],
    [
      'namesakes with a number in their e-mail, and one phone',
      { name: 'Wei Wang', email: 'wei.wang101@kitz.example', phone: '+86 10 12345678' },
      { name: 'Wei Wang', email: 'wei.wang102@kitz.example', phone: '+86 10 12345678' },
      ['Same name', 'Same phone'],
    ],
    [
      'one word of a name, with one phone',
      { name: 'Sato', phone: '+49 171 1234567' },
      { name: 'Hana Sato', phone: '+49 171 1234567' },
      ['Names almost agree', 'Same phone'],
    ],
    [
      'a son whose other card may leave out that he is',
      { name: 'John Smith Jr.', phone: '+1 212 555 0147' },
      { name: 'John Smith', phone: '(212) 555-0147' },
      ['Names almost agree', 'Same phone'],
    ],
  ])('%s', (_, a, b, reasons) => {
    expect(found(a, b)).toEqual([{ a: '0', b: '1', confidence: 'maybe', reasons }]);
  });
});

describe('not one person', () => {
  test.each([
    ['Alexander Kranz', 'Alexandra Kranz'],
    ['Christian Kranz', 'Christina Kranz'],
    ['Christian Kranz', 'Christine Kranz'],
    ['Andreas Kranz', 'Andrea Kranz'],
    ['Francis Kranz', 'Frances Kranz'],
    ['Саша Чайковский', 'Саша Чайковская'],
  ])('husband and wife with one phone: %s and %s', (one, other) => {
    const phone = '+49 30 901820';
    expect(found({ name: one, phone }, { name: other, phone })).toEqual([]);
  });

  test.each([
    ['Andreas Meier', 'Andrea Meier'],
    ['Christian Weber', 'Christine Weber'],
    ['Kristian Hansen', 'Kristin Hansen'],
    ['Nicola Rossi', 'Nicolas Rossi'],
    ['Martin Bauer', 'Martin Brauer'],
    ['Nguyễn Văn Hùng', 'Nguyễn Văn Hưng'],
    ['สมชาย ศรีสุข', 'สมชัย ศรีสุข'],
  ])('colleagues called %s and %s', (one, other) => {
    const colleague = (name: string, phone: string) => ({ name, company: 'Kitz', phone });
    expect(found(colleague(one, ''), colleague(other, ''))).toEqual([]);
    const pair = found(colleague(one, '+49 171 1234567'), colleague(other, '+49 172 7654321'));
    expect(pair).toEqual([]);
  });

  test.each<[string, ...Fields[]]>([
    [
      'a name alone',
      { name: 'Hana Sato', company: 'Kitz' },
      { name: 'Hana Sato', company: 'Aoba' },
    ],
    ['nothing at all', {}, {}],
    [
      'colleagues with the mailbox of the firm',
      { name: 'Hana Sato', email: 'info@kitz.example' },
      { name: 'Kenji Mori', email: 'info@kitz.example' },
    ],
    [
      'one name at two firms with the mailbox of a fair',
      { name: 'Hana Sato', company: 'Kitz', email: 'info@fair.example' },
      { name: 'Hana Sato', company: 'Aoba', email: 'info@fair.example' },
    ],
    [
      'colleagues with a mailbox that is made from neither name',
      { name: 'Hana Sato', email: 'showroom@kitz.example' },
      { name: 'Kenji Mori', email: 'showroom@kitz.example' },
    ],
    [
      'colleagues at one switchboard and one address',
      { ...hana, email: '' },
      { ...hana, name: 'Kenji Mori', email: '' },
    ],
    [
      'one name twice at a switchboard that a third has, too',
      { name: 'Hana Sato', phone: '+49 89 999980' },
      { name: 'Hana Sato', phone: '+49 89 999980' },
      { name: 'Kenji Mori', phone: '+49 89 999980' },
    ],
    [
      'one name twice at an address that a third has, too',
      { name: 'Hana Sato', address: '12 Long Lane, 10013 New York' },
      { name: 'Hana Sato', address: '12 Long Lane, 10013 New York' },
      { name: 'Kenji Mori', address: '12 Long Lane, 10013 New York' },
    ],
    [
      'streets of one name in two parts of a town',
      { name: 'Hana Sato', address: 'Long Lane Gardens, 10013 New York' },
      { name: 'Hana Sato', address: 'Long Lane Gardens, 20024 New York' },
    ],
    [
      'one town without a house',
      { name: 'Hana Sato', address: 'Puerto Princesa, Palawan, Philippines' },
      { name: 'Hana Sato', address: 'Puerto Princesa, Palawan, Philippines' },
    ],
    [
      'colleagues whose names are in two scripts',
      { name: 'Max Dekker', company: 'Kitz', phone: '+49 89 999980' },
      { name: '文轩 关', company: 'Kitz', phone: '+49 89 999980' },
    ],
    [
      'two desks behind one number',
      { name: 'Hana Sato', phone: '(212) 555-0147 ext. 203' },
      { name: 'Hana Sato', phone: '(212) 555-0147 ext. 204' },
    ],
    [
      'short mailboxes one letter apart',
      { name: 'Hana Sato', email: 'hs@kitz.example' },
      { name: 'Kana Sato', email: 'ks@kitz.example' },
    ],
    [
      'a family with one number and one home',
      { name: 'John Smith', phone: '+1 212 555 0147', address: '12 Long Lane, 10013 New York' },
      { name: 'Mary Smith', phone: '+1 212 555 0147', address: '12 Long Lane, 10013 New York' },
    ],
    [
      'a father and his son in their firm',
      { ...hana, name: 'John Smith Sr.', email: '' },
      { ...hana, name: 'John Smith Jr.', email: '' },
    ],
    [
      'a brother and a sister whose e-mails spell their names',
      { name: 'Christian Weber', email: 'christian.weber@kitz.example', phone: '+49 171 1234567' },
      { name: 'Christina Weber', email: 'christina.weber@kitz.example', phone: '+49 171 1234567' },
    ],
    [
      'namesakes whose e-mails are counted',
      { name: 'Wei Wang', company: 'Kitz', email: 'wei.wang@kitz.example' },
      { name: 'Wei Wang', company: 'Kitz', email: 'wei.wang2@kitz.example' },
    ],
    [
      'a name without an e-mail beside one that is counted',
      { name: 'Wei Wang', company: 'Kitz', email: 'wei.wang2@kitz.example' },
      { name: 'Wei Wang', company: 'Kitz' },
    ],
    [
      'names whose particles differ, as their e-mails do',
      { name: 'Beau van de Velden', email: 'vandevelden.beau@kitz.example' },
      { name: 'Beau van der Velden', email: 'vandervelden.beau@kitz.example' },
    ],
    [
      'an initial that two colleagues have',
      { name: 'J. Smith', company: 'Kitz' },
      { name: 'John Smith', company: 'Kitz' },
      { name: 'Jane Smith', company: 'Kitz' },
    ],
    [
      'a first name and a family name that colleagues have, too',
      { name: 'Hana Sato', company: 'Kitz' },
      { name: 'Hana Sato', company: 'Kitz' },
      { name: 'Hana Mori', company: 'Kitz' },
      { name: 'Kenji Sato', company: 'Kitz' },
    ],
    [
      'a full name beside another with its initial',
      { name: 'Catherine P. Adam', company: 'Kitz' },
      { name: 'Prosper Adam', company: 'Kitz' },
    ],
    [
      'Vietnamese names with a particle of other languages',
      { name: 'Hồng Thụy Lê', company: 'Kitz' },
      { name: 'Hồng Thụy Đỗ', company: 'Kitz' },
    ],
    [
      'one number in two countries',
      { name: 'Hana Sato', phone: '+49 171 1234567' },
      { name: 'Hana Sato', phone: '+43 171 1234567' },
    ],
    [
      'one house number and block in two towns',
      { name: '美咲 田中', address: '2丁目9番4号, 665-3720 南筒井町, Japan' },
      { name: '美咲 田中', address: '2丁目9番4号, 488-7092 西森本町, Japan' },
    ],
  ])('%s', (_, ...cards) => {
    expect(found(...cards)).toEqual([]);
  });

  test('a hundred of one name in one company, each with a number and an e-mail', () => {
    const wang = (index: number): Fields => ({
      name: 'Wei Wang',
      company: 'Kitz',
      email: `${'abcdefghij'.charAt(index % 10)}wang${index}@kitz.example`,
      phone: `+86 10 ${10_000_000 + index * 37}`,
    });
    expect(found(...Array.from({ length: 100 }, (_, index) => wang(index)))).toEqual([]);
  });

  test('ten thousand with one name, one phone and one company', () => {
    const one = { name: 'Wei Wang', company: 'Kitz', phone: '+86 10 12345678' };
    expect(found(...Array.from({ length: 10_000 }, () => one))).toEqual([]);
  });
});

test('two cards of one person and a colleague with the same mailbox are told apart', () => {
  const { email = '' } = hana;
  const pairs = found(
    { name: 'Hana Sato', email },
    { name: 'Kenji Mori', email },
    { name: 'H. Sato', email },
  );
  expect(pairs.map(({ a, b, confidence }) => [a, b, confidence])).toEqual([
    ['0', '2', 'strong'],
    ['0', '1', 'maybe'],
    ['1', '2', 'maybe'],
  ]);
});
