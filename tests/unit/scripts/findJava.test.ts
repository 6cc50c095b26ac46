import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findJava } from '../../../scripts/emulators/findJava';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardfile-java-'));
  vi.stubEnv('PATH', '');
  vi.stubEnv('JAVA_HOME', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Puts what looks like a Java of this version into the folder, and gives its place. */
function putJava(version: string, programs = ['java', 'javac']): string {
  const home = join(folder, `java-${version}-${programs.join('-')}`);
  mkdirSync(join(home, 'bin'), { recursive: true });
  for (const program of programs) writeFileSync(join(home, 'bin', program), '');
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="Nobody"\nJAVA_VERSION="${version}"\n`);
  return home;
}

test('without any Java, one sentence says what is missing and what to do', () => {
  expect(() => findJava([[folder], [join(folder, 'nowhere')]])).toThrow(
    'The Firebase emulators need Java 21 or newer, and this machine has none: ' +
      'install a JDK (for example https://adoptium.net) and set JAVA_HOME to it.',
  );
});

test('where all are too old, it says which there are', () => {
  putJava('17.0.9');
  putJava('1.8.0_392');
  expect(() => findJava([[folder]])).toThrow(/has only Java (17 and 8|8 and 17): install a JDK/);
});

test('takes one that is new enough, a JDK before a JRE', () => {
  putJava('17.0.9');
  putJava('21.0.1', ['java']);
  expect(findJava([[folder]])).toMatchObject({ version: 21, compiles: false });
  const home = putJava('25');
  expect(findJava([[folder]])).toEqual({ home, version: 25, compiles: true });
});

test('looks deeper where a system keeps each Java in a folder of its own', () => {
  const bundle = join(folder, 'temurin-21.jdk');
  mkdirSync(join(bundle, 'Contents'), { recursive: true });
  renameSync(putJava('21.0.1'), join(bundle, 'Contents/Home'));
  expect(findJava([[folder, 'Contents/Home']])).toMatchObject({ version: 21 });
  expect(() => findJava([[folder]])).toThrow('this machine has none');
});

test('takes that of JAVA_HOME, and that of the PATH', () => {
  const home = putJava('21.0.1');
  vi.stubEnv('JAVA_HOME', home);
  expect(findJava([])).toMatchObject({ home });
  vi.stubEnv('JAVA_HOME', '');
  vi.stubEnv('PATH', join(home, 'bin'));
  expect(findJava([])).toMatchObject({ version: 21 });
});
