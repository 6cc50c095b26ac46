import { buildStandIns } from '../../../build/standIns';
import { uiSite } from '../../../scripts/folders';

/** Builds the site for these tests, unless the environment names a folder that has it. */
export default async function build(): Promise<void> {
  if (process.env['CARDFILE_UI_SITE']) return;
  await buildStandIns(uiSite);
  process.env['CARDFILE_UI_SITE'] = uiSite;
}
