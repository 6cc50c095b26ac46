import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Papa from 'papaparse';

/** Commas, quotes, UTF-8, from the first line on; texts quoted, and each cell as the program shows it. */
const AS_SHOWN = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false';

/** The cells of a workbook as LibreOffice Calc shows them; `null` where it is not installed. */
export async function cellsInLibreOffice(workbook: Buffer): Promise<string[][] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'cardfile-workbook-'));
  const file = join(folder, 'book.xlsx');
  await writeFile(file, workbook);
  // A profile of its own: one that is open elsewhere would take the work, and do nothing.
  const options = [`-env:UserInstallation=file://${folder}/profile`, '--headless'];
  try {
    await promisify(execFile)('soffice', [
      ...options,
      ...['--convert-to', AS_SHOWN, '--outdir', folder, file],
    ]);
    const text = await readFile(join(folder, 'book.csv'), 'utf8');
    return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !String(error).includes('book.csv')) {
      return null;
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
