/** Writes docs/licences.md anew, after packages have changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders';
import { licencesPage } from './licences/licencesPage';

writeFileSync(join(root, 'docs/licences.md'), licencesPage());
