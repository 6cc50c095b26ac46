import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workFolder } from '../folders';
import type { Java } from './findJava';

interface Recipe {
  name: string;
  mainClass: string;
  /** The jar that holds everything else. */
  library: string;
  /** Java files to compile into the new jar. */
  sources?: string[];
}

/**
 * A small jar that `java -jar` can start, around a big one that it cannot. Kept in the work folder and
 * built again when its sources, the big jar or the JDK change.
 */
export function buildJar(java: Java, recipe: Recipe): string {
  const folder = join(workFolder, 'jars', `${recipe.name}-${fingerprint(java, recipe)}`);
  const jar = join(folder, `${recipe.name}.jar`);
  if (existsSync(jar)) return jar;

  mkdirSync(join(workFolder, 'jars'), { recursive: true });
  const draft = mkdtempSync(join(workFolder, 'jars', 'draft-'));
  const manifest = join(draft, 'manifest.txt');
  const lines = [
    `Main-Class: ${recipe.mainClass}`,
    `Class-Path: ${pathToFileURL(recipe.library).href}`,
  ];
  writeFileSync(manifest, lines.flatMap(manifestLines).join('\n') + '\n');
  const classes = join(draft, 'classes');
  mkdirSync(classes);
  if (recipe.sources) {
    const options = ['-proc:none', '-nowarn', '-cp', recipe.library, '-d', classes];
    execFileSync(join(java.home, 'bin/javac'), [...options, ...recipe.sources], { stdio: 'pipe' });
  }
  const built = join(draft, `${recipe.name}.jar`);
  execFileSync(join(java.home, 'bin/jar'), ['cfm', built, manifest, '-C', classes, '.'], {
    stdio: 'pipe',
  });
  try {
    renameSync(draft, folder);
  } catch {
    // Another run has built the same jar in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
  return jar;
}

/** A manifest line holds 72 bytes; the rest goes on in lines that begin with a space. */
function manifestLines(line: string): string[] {
  return [line.slice(0, 70), ...(line.slice(70).match(/.{1,69}/g) ?? []).map((part) => ` ${part}`)];
}

function fingerprint(java: Java, recipe: Recipe): string {
  const hash = createHash('sha256').update(JSON.stringify([recipe, java.home]));
  hash.update(String(statSync(recipe.library).mtimeMs));
  for (const source of recipe.sources ?? []) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 12);
}
