import { expect, test } from 'vitest';
import { messageFrom, messageProblems, trimmedMessage } from '../../../src/messages/message';

const message = {
  name: ' Ada ',
  email: ' ada@cardfile.example ',
  subject: ' Hi ',
  message: '\nYes\n',
};
const ALL = ['name', 'email', 'subject', 'message'] as const;

test('a signed-in name that no message may hold begins the form with what fits, in whole signs', () => {
  const began = messageFrom({ name: `${'x'.repeat(199)}😀`, email: 'ada@cardfile.example' });
  expect(began.name).toBe('x'.repeat(199));
  expect(messageFrom({ name: 'x'.repeat(201), email: '' }).name).toBe('x'.repeat(200));
});

test('blank ends are dropped from every field', () => {
  expect(trimmedMessage(message)).toEqual({
    name: 'Ada',
    email: 'ada@cardfile.example',
    subject: 'Hi',
    message: 'Yes',
  });
});

test('each field that is empty or blank is found, of those that are required', () => {
  expect(messageProblems(message, ALL, 'Missing')).toEqual({});
  expect(messageProblems({ ...message, email: ' ', message: '' }, ALL, 'Missing')).toEqual({
    email: 'Missing',
    message: 'Missing',
  });
  const optional = ['name', 'email', 'message'] as const;
  expect(messageProblems({ ...message, subject: '' }, optional, 'Missing')).toEqual({});
  expect(messageProblems(messageFrom(null), ['message', 'name'], 'Missing')).toEqual({
    message: 'Missing',
    name: 'Missing',
  });
});

test('an email that is none is found once nothing is missing', () => {
  expect(messageProblems({ ...message, email: 'ada at home' }, ALL, 'Missing')).toEqual({
    email: 'Please enter a valid email address.',
  });
});

test.each([
  ['ada@müller.example', undefined],
  ['=?utf-8?q?ada?=@cardfile.example', 'Please enter a valid email address.'],
  ['ada@müller/x.example', 'Please enter a valid email address.'],
  [
    'jürgen@cardfile.example',
    'Please enter an email address with only plain letters (a to z), digits and signs before the @.',
  ],
])('the email %j: %s', (email, problem) => {
  expect(messageProblems({ ...message, email }, ALL, 'Missing').email).toBe(problem);
});
