import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cssDeclarations, rawValue, widthConditions } from './cssDeclarations';

const TOKENS = 'src/styles/tokens.css';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|tsx?)$/.test(name))
  .map((name) => `src/${name}`)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const declarations = sources
  .filter(({ file }) => file.endsWith('.css'))
  .flatMap(({ file, text }) => cssDeclarations(file, text));

// A component may set a custom property of its own style sheet: style={{ '--index': 3 }}.
const setInComponents = sources
  .filter(({ file }) => file.endsWith('.tsx'))
  .flatMap(({ text }) => [...text.matchAll(/'(--[\w-]+)'\s*:/g)].map(([, name = '']) => name));

const declared = new Set([
  ...declarations.map(({ property }) => property).filter((name) => name.startsWith('--')),
  ...setInComponents,
]);

const uses = declarations.flatMap(({ place, value }) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => ({ place, name })),
);

describe('rawValue', () => {
  test.each([
    ['color', '#fff', 'colour'],
    ['background', 'linear-gradient(90deg, #ABCDEF80, var(--line))', 'colour'],
    ['border', '1px solid rgb(0 0 0 / 20%)', 'colour'],
    ['box-shadow', '0 0 4px rgba(0,0,0,.2)', 'colour'],
    ['color', 'white', 'colour'],
    ['fill', 'darkslategray', 'colour'],
    ['outline-color', 'oklch(60% 0.1 200)', 'colour'],
    ['color', 'color-mix(in srgb, red, var(--text))', 'colour'],
    ['--mine', 'hsl(0 0% 0%)', 'colour'],
    ['z-index', '10', 'z-index'],
    ['font-size', '14px', 'font size'],
    ['font-size', '1.2em', 'font size'],
    ['font', '500 1rem/1.5 var(--font)', 'font size'],
  ])('%s: %s has a raw %s', (property, value, expected) => {
    expect(rawValue({ place: '', property, value })).toBe(expected);
  });

  test.each([
    ['color', 'var(--text)'],
    ['color', 'currentcolor'],
    ['background', 'transparent'],
    ['border', '1px solid var(--line-red)'],
    ['mask', "url('red.svg')"],
    ['white-space', 'nowrap'],
    ['color', 'color-mix(in srgb, var(--accent), transparent)'],
    ['z-index', 'var(--layer-header)'],
    ['z-index', 'auto'],
    ['font-size', 'var(--type-body)'],
    ['font', 'inherit'],
    ['font', 'var(--weight-regular) var(--type-body) / var(--leading) var(--font)'],
  ])('%s: %s has none', (property, value) => {
    expect(rawValue({ place: '', property, value })).toBeNull();
  });
});

test('cssDeclarations finds what is nested and says where', () => {
  const css =
    '/* a: b;\n */\n.x {\n  color: red;\n  &:hover { --y: 1 }\n  @media (width < 9px) {\n    top: 0;\n  }\n}';
  expect(cssDeclarations('x.css', css)).toEqual([
    { place: 'x.css:4', property: 'color', value: 'red' },
    { place: 'x.css:5', property: '--y', value: '1' },
    { place: 'x.css:7', property: 'top', value: '0' },
  ]);
});

test('colours, layers and font sizes are written in tokens.css alone', () => {
  const raw = declarations
    .filter(({ place }) => !place.startsWith(`${TOKENS}:`))
    .map((declaration) => ({ ...declaration, what: rawValue(declaration) }))
    .filter(({ what }) => what !== null)
    .map(
      ({ place, property, value, what }) =>
        `${place} has a raw ${what ?? ''}: ${property}: ${value}`,
    );
  expect(raw).toEqual([]);
});

test('every custom property in use is declared', () => {
  const missing = uses
    .filter(({ name }) => !declared.has(name))
    .map(({ place, name }) => `${place} uses ${name}, which nothing declares`);
  expect(uses.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('every declared custom property is in use', () => {
  const used = new Set(uses.map(({ name }) => name));
  const idle = declarations
    .filter(({ property }) => property.startsWith('--') && !used.has(property))
    .map(({ place, property }) => `${place} declares ${property}, which nothing uses`);
  expect(idle).toEqual([]);
});

describe('widthConditions', () => {
  test.each([
    ['@media (width <= 600px) {', ['width <= 600px']],
    ['@media (pointer: coarse) or (width<37.5rem) {', ['width<37.5rem']],
    ['@media (40em > width > 20em) {', ['40em > width']],
    ['@media (max-width: 600px) {', ['(max-width: 600px']],
    ['@container (width < 30rem) {', ['width < 30rem']],
    ["sizes: '(width <= 768px) 300px'", ['width <= 768px']],
  ])('%s has %j', (text, expected) => {
    expect(widthConditions(text)).toEqual(expected);
  });

  test.each([
    '/* width <= 600px */',
    '@container contacts (width < 70rem) {',
    '@media (prefers-contrast: more) {',
    'const isWide = width > 600;',
  ])('%s has none', (text) => {
    expect(widthConditions(text)).toEqual([]);
  });
});

test('every condition on the window is one of the breakpoints in tokens.css', () => {
  const tokens = readFileSync(TOKENS, 'utf8');
  const narrow = [...tokens.matchAll(/^ \* [a-z]+ \((width <=? \d+(?:px|rem))\): /gm)].map(
    ([, condition = '']) => condition,
  );
  const wide = narrow.map((condition) =>
    condition.includes('<=') ? condition.replace('<=', '>') : condition.replace('<', '>='),
  );
  const used = sources.flatMap(({ file, text }) =>
    widthConditions(text).map((condition) => ({ file, condition })),
  );
  expect(narrow).toHaveLength(6);
  const isUsed = (condition: string) => used.some((use) => use.condition === condition);
  expect(narrow.filter((each, at) => !isUsed(each) && !isUsed(wide[at] ?? ''))).toEqual([]);
  expect(used.filter(({ condition }) => ![...narrow, ...wide].includes(condition))).toEqual([]);
});

test('every component has its own style sheet, and no other component imports it', () => {
  const imports = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/ from '(.+\.module\.css)'/g)].map(([, sheet]) => `${file} ${String(sheet)}`),
  );
  const sheets = sources.flatMap(({ file }) => {
    const name = /([^/]+)\.module\.css$/.exec(file)?.[1];
    return name === undefined ? [] : `${dirname(file)}/${name}.tsx ./${name}.module.css`;
  });
  expect(sheets.length).toBeGreaterThan(20);
  expect(imports.toSorted()).toEqual(sheets.toSorted());
});

test('every class that a component takes from its style sheet is there', () => {
  const taken = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(
      ([, name = '', sheet = '']) => {
        const css = readFileSync(join(dirname(file), sheet), 'utf8');
        const classes = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, one]) => one));
        const uses = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
        return uses.map(([, one = '']) => ({ file, one, isThere: classes.has(one) }));
      },
    ),
  );
  expect(taken.length).toBeGreaterThan(200);
  expect(taken.filter(({ isThere }) => !isThere)).toEqual([]);
});
