import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../folders.ts';
import { assertAppCheckAllowed } from './assertAppCheckAllowed.ts';
import { assertConfigured } from './assertConfigured.ts';

/** A site that is not configured must fail here, and not on the first visitor's screen. */
export const checkedConfiguration: Plugin = {
  name: 'checked-configuration',
  apply: (_config, { isPreview }) => isPreview !== true,
  configResolved({ env }) {
    assertConfigured(env);
    assertAppCheckAllowed(env, readFileSync(join(root, 'firebase.json'), 'utf8'));
  },
};
