import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CliError } from '../CliError';
import { installPackage } from '../installPackage';

/** A Java installation that the emulators can run on. */
export interface Java {
  home: string;
  version: number;
  /** Whether it can compile too (a JDK, not only a JRE). */
  compiles: boolean;
}

const minimum = 21;

/** Where systems keep their Javas: a folder, and the way from each of its entries to a Java. */
const systemFolders: [folder: string, rest?: string][] = [
  ['/usr/lib/jvm'],
  ['/opt/java'],
  [join(homedir(), '.sdkman/candidates/java')],
  ['/Library/Java/JavaVirtualMachines', 'Contents/Home'],
  [join(homedir(), 'Library/Java/JavaVirtualMachines'), 'Contents/Home'],
  ['/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'],
];

/** The best Java of this machine for the emulators: 21 or newer, a JDK before a JRE. */
export function findJava(folders = systemFolders): Java {
  const found = [...new Set(candidates(folders))].flatMap(javaAt);
  const fitting = found.filter((java) => java.version >= minimum);
  const best = fitting.find((java) => java.compiles) ?? fitting[0];
  if (best) return best;
  const older = [...new Set(found.map((java) => java.version))].join(' and ');
  throw new CliError(
    `The Firebase emulators need Java ${minimum} or newer, and this machine has ${older ? `only Java ${older}` : 'none'}: ` +
      'install a JDK (for example https://adoptium.net) and set JAVA_HOME to it.',
  );
}

/** The same, installed first where there is none, and a package to be had. Throws a `CliError` where there is none. */
export function ensureJava(): Java {
  try {
    return findJava();
  } catch {
    installPackage(`openjdk-${minimum}-jdk-headless`);
    return findJava();
  }
}

function candidates(folders: typeof systemFolders): string[] {
  const fromPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => {
    const binary = join(folder, 'java');
    return existsSync(binary) ? [dirname(dirname(realpathSync(binary)))] : [];
  });
  return [
    ...(process.env['JAVA_HOME'] ? [process.env['JAVA_HOME']] : []),
    ...fromPath,
    ...folders.flatMap(([folder, rest]) => inside(folder, rest)),
  ];
}

function inside(folder: string, rest = ''): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, rest)) : [];
}

function javaAt(home: string): Java[] {
  const release = join(home, 'release');
  if (!existsSync(join(home, 'bin/java')) || !existsSync(release)) return [];
  const version = /^JAVA_VERSION="(?:1\.)?(\d+)/m.exec(readFileSync(release, 'utf8'))?.[1];
  return version
    ? [{ home, version: Number(version), compiles: existsSync(join(home, 'bin/javac')) }]
    : [];
}
