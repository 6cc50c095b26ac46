import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { circleIn } from '../../scripts/checks/circleIn';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name));
const known = new Set(files);

/** The modules that `file` needs before it runs: neither types nor what it loads later. */
function neededBy(file: string, text = readFileSync(file, 'utf8')): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const isType = isImport
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const named = isImport ? statement.importClause?.namedBindings : statement.exportClause;
    const areTypes =
      named !== undefined &&
      (ts.isNamedImports(named) || ts.isNamedExports(named)) &&
      !(isImport && statement.importClause?.name) &&
      named.elements.every((element) => element.isTypeOnly);
    const from = statement.moduleSpecifier;
    if (isType || areTypes || !from || !ts.isStringLiteral(from)) return [];
    const path = join(file, '..', from.text);
    return [`${path}.ts`, `${path}.tsx`].filter((name) => known.has(name));
  });
}

test('no module needs itself by way of others: which of them ran first would be chance', () => {
  const needs = new Map(files.map((file) => [file, neededBy(file)]));
  expect([...needs.values()].flat().length).toBeGreaterThan(files.length);
  expect(circleIn(needs)).toBe('');
});

test('a circle is seen, but not one of types or of what is loaded later', () => {
  const app = 'src/app/App.tsx';
  const site = 'src/app/Site.tsx';
  const circle = (text: string) =>
    circleIn(
      new Map([
        [app, neededBy(app, text)],
        [site, neededBy(site, "export * from './App';")],
      ]),
    );
  expect(circle("import { a, type B } from './Site';")).toBe(`${app} > ${site} > ${app}`);
  expect(circle("import type { B } from './Site';")).toBe('');
  expect(circle("import { type B } from './Site';")).toBe('');
  expect(circle("export const later = () => import('./Site');")).toBe('');
});

const STORE = 'src/contacts/store';

test.each([
  ['verbs/saveContact', ['contacts/store/verbs/Contacts']],
  ['verbs/mergeContacts', ['contacts/store/verbs/Contacts']],
  ['verbs/changeNotes', ['contacts/store/verbs/Contacts']],
  ['bin/moveCards', ['contacts/store/verbs/Contacts']],
  // The bin empties itself.
  ['bin/deleteForGood', ['contacts/store/keepCurrent', 'contacts/store/verbs/Contacts']],
  // An account ends with all that is its own, and leaves as a file.
  [
    'bin/documents',
    [
      ...['account/settings/deleteStoredData', 'account/settings/myData'],
      'contacts/store/bin/moveCards',
    ],
  ],
])('a contact is written by its verbs: %s is called by %o alone', (writer, callers) => {
  const path = join(STORE, `${writer}.ts`);
  const found = files.filter((file) => neededBy(file).includes(path));
  expect(found.toSorted()).toEqual(callers.map((caller) => `src/${caller}.ts`));
});
