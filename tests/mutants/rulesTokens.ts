/** A piece of a text, `end` not included. */
export interface Range {
  start: number;
  end: number;
}

/** A word, an operator, a bracket or a whole string of a rules file, and where it stands in the text. */
export interface Token extends Range {
  text: string;
}

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//;
const STRING = /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"/;
const OPERATOR = /&&|\|\||[=!<>]=/;
const ANY = new RegExp(
  [COMMENT, STRING, OPERATOR, /\w+|\S/].map(({ source }) => source).join('|'),
  'g',
);

/** What a rules file says, without its comments. Regular expressions are strings to it. */
export function rulesTokens(rules: string): Token[] {
  return [...rules.matchAll(ANY)]
    .filter(([text]) => !/^\/[/*]/.test(text))
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
}
