import { expect, test } from 'vitest';
import { asciiDigits } from '../../../src/platform/text';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['+٩٧١ 50', '+971 50'],
  ['Floor 9, ½', 'Floor 9, ½'],
  ['', ''],
])('%j has the digits of %j', (text, expected) => {
  expect(asciiDigits(text)).toBe(expected);
});
