import { join } from 'node:path';
import { buildStandIns } from '../../../build/standIns';
import { workFolder } from '../../../scripts/folders';

/** Builds the site for these tests, unless the environment names a folder that has it. */
export default async function build(): Promise<void> {
  if (process.env['CARDFILE_UI_SITE']) return;
  const folder = join(workFolder, 'ui-site');
  await buildStandIns(folder);
  process.env['CARDFILE_UI_SITE'] = folder;
}
