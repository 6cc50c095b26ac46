import fc from 'fast-check';

/** Asserts a property on 200 values unless told, the same ones in every run. */
export function holds<Values>(property: fc.IProperty<Values>, numRuns = 200): void {
  fc.assert(property, { seed: 20250615, numRuns });
}

/** Any text that JavaScript can hold: control characters and halves of surrogate pairs included. */
export const anyText = fc.string({
  unit: fc.oneof(
    { weight: 5, arbitrary: fc.string({ minLength: 1, maxLength: 1 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...Array.from('=+-@＝＋－＠\t\r\n\0"\',;|/\\%?#:.() 0189٣\u202e'),
        '\ud800',
        '\udc00',
      ),
    },
    { weight: 1, arbitrary: fc.nat(0xffff).map((code) => String.fromCharCode(code)) },
  ),
  maxLength: 40,
});

/** Text in the shape of an address, sound or not. (fast-check's own `webUrl` takes 3 ms for each.) */
export const anyAddress = fc
  .tuple(
    fc.constantFrom('https://', 'HTTP://', 'http:', '//', '', 'javascript:', 'data:', 'ftp://'),
    fc.constantFrom('', 'ada@', 'ada:secret@', 'x\\', '\t'),
    fc.constantFrom(
      'cardfile.example',
      'müller.example:8080',
      'localhost',
      '127.0.0.1:9199',
      '[::1]',
    ),
    fc.constantFrom('', '/', '?', '#', '/a/'),
    fc.oneof(fc.constant(''), anyText),
  )
  .map((parts) => parts.join(''));
