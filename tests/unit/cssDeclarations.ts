/** One `property: value` of a style sheet. */
export interface CssDeclaration {
  /** `file:line`. */
  place: string;
  property: string;
  value: string;
}

// A selector such as `a:hover {` has the same shape, but ends in a brace that opens.
const DECLARATION = /(?<![\w-])(?<property>--[\w-]+|[a-z-]+)\s*:\s*(?<value>[^;{}]+?)\s*(?=[;}])/g;

/** All declarations of a style sheet, at any depth of nesting. */
export function cssDeclarations(file: string, css: string): CssDeclaration[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(DECLARATION)].map(({ index, groups }) => ({
    place: `${file}:${code.slice(0, index).split('\n').length}`,
    property: groups?.property ?? '',
    value: groups?.value ?? '',
  }));
}

const LENGTH = String.raw`[\d.]+(?:px|rem|em)`;
const WIDTH_CONDITION = new RegExp(
  String.raw`\bwidth\s*[<>]=?\s*${LENGTH}|${LENGTH}\s*[<>]=?\s*width\b|\((?:min|max)-width\s*:\s*${LENGTH}`,
  'g',
);

/** All conditions on a window's width, in a style sheet or a script. A named container is no window. */
export function widthConditions(text: string): string[] {
  const queries = text.replace(/\/\*[\s\S]*?\*\/|@container [a-z]+ [^{]+/g, '');
  return queries.match(WIDTH_CONDITION) ?? [];
}

const NAMED_COLOURS =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|' +
  'brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|' +
  '(?:dark|light|medium|pale|deep|hot|dim)?(?:blue|cyan|goldenrod|gr[ae]y|green|khaki|magenta|orange|' +
  'orchid|pink|red|salmon|seagreen|skyblue|slateblue|slategr[ae]y|turquoise|violet|violetred|' +
  'aquamarine|purple|springgreen|steelblue|coral|olivegreen)|dodgerblue|firebrick|floralwhite|' +
  'forestgreen|fuchsia|gainsboro|ghostwhite|gold|greenyellow|honeydew|indianred|indigo|ivory|' +
  'lavender|lavenderblush|lawngreen|lemonchiffon|lightgoldenrodyellow|lightyellow|lime|limegreen|' +
  'linen|maroon|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|' +
  'orangered|papayawhip|peachpuff|peru|plum|powderblue|purple|rebeccapurple|rosybrown|royalblue|' +
  'saddlebrown|sandybrown|seashell|sienna|silver|snow|tan|teal|thistle|tomato|wheat|white|' +
  'whitesmoke|yellow|yellowgreen';
const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${NAMED_COLOURS})(?![\\w-])`,
  'i',
);

/** What is raw in a declaration outside tokens.css, or `null`. */
export function rawValue({ property, value }: CssDeclaration): string | null {
  const ofNames = value.replace(/var\(--[\w-]+|url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  if (COLOUR.test(ofNames)) return 'colour';
  if (property === 'z-index' && !/^(?:auto|var\(--layer-[\w-]+\))$/.test(value)) return 'z-index';
  if (property === 'font-size' && !/^(?:inherit|var\(--type-[\w-]+\))$/.test(value)) {
    return 'font size';
  }
  if (property === 'font' && value !== 'inherit' && !value.includes('var(--type-')) {
    return 'font size';
  }
  return null;
}
