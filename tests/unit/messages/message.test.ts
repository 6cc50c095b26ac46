import { expect, test } from 'vitest';
import { EMPTY_MESSAGE, firstEmpty, trimmedMessage } from '../../../src/messages/message';

const message = {
  name: ' Ada ',
  email: ' ada@cardfile.example ',
  subject: ' Hi ',
  message: '\nYes\n',
};

test('blank ends are dropped from every field', () => {
  expect(trimmedMessage(message)).toEqual({
    name: 'Ada',
    email: 'ada@cardfile.example',
    subject: 'Hi',
    message: 'Yes',
  });
});

test('the first field that is empty or blank is found, of those that are required', () => {
  expect(firstEmpty(message, ['name', 'email', 'subject', 'message'])).toBeNull();
  expect(firstEmpty({ ...message, email: ' ', message: '' }, ['name', 'email', 'message'])).toBe(
    'email',
  );
  expect(firstEmpty({ ...message, subject: '' }, ['name', 'email', 'message'])).toBeNull();
  expect(firstEmpty(EMPTY_MESSAGE, ['message', 'name'])).toBe('message');
});
