import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Java } from '../emulators/findJava';
import { workFolder } from '../folders';

interface Recipe {
  name: string;
  mainClass: string;
  /** The jar that holds everything else. */
  library: string;
  /** A Java file to compile into the new jar. */
  source?: string;
}

/**
 * A small jar that `java -jar` can start, around a big one that it cannot. Kept in the work folder and
 * built again when its source, the big jar or the JDK change.
 */
export function buildJar(java: Java, recipe: Recipe): string {
  const { name, mainClass, library, source } = recipe;
  const jars = join(workFolder, 'jars');
  const jar = join(jars, `${name}-${fingerprint(java, recipe)}.jar`);
  if (fs.existsSync(jar)) return jar;

  fs.mkdirSync(jars, { recursive: true });
  const draft = fs.mkdtempSync(join(jars, 'draft-'));
  const run = (tool: string, ...toolArguments: string[]): void => {
    execFileSync(join(java.home, 'bin', tool), toolArguments, { cwd: draft, stdio: 'pipe' });
  };
  const lines = [`Main-Class: ${mainClass}`, `Class-Path: ${pathToFileURL(library).href}`];
  fs.writeFileSync(join(draft, 'manifest'), lines.map(manifestLine).join(''));
  fs.mkdirSync(join(draft, 'classes'));
  if (source) run('javac', '-proc:none', '-nowarn', '-cp', library, '-d', 'classes', source);
  run('jar', 'cfm', 'built.jar', 'manifest', '-C', 'classes', '.');
  // At once: another run never sees half a jar, and one that it has built is the same.
  fs.renameSync(join(draft, 'built.jar'), jar);
  fs.rmSync(draft, { recursive: true });
  return jar;
}

/** A manifest line holds 72 bytes; the rest goes on in lines that begin with a space. */
function manifestLine(line: string): string {
  const rest = line.slice(70).match(/.{1,69}/g) ?? [];
  return [line.slice(0, 70), ...rest].join('\n ') + '\n';
}

function fingerprint(java: Java, recipe: Recipe): string {
  const hash = createHash('sha256').update(JSON.stringify([recipe, java.home]));
  hash.update(String(fs.statSync(recipe.library).mtimeMs));
  if (recipe.source) hash.update(fs.readFileSync(recipe.source));
  return hash.digest('hex').slice(0, 12);
}
