/** Lets the hosting's policy allow what App Check needs: run once, when its key is set (README, "App Check"). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders';
import { APP_CHECK_SOURCES, policyIn, widenPolicy } from './site/contentPolicy';

const file = join(root, 'firebase.json');
const text = readFileSync(file, 'utf8');
const policy = policyIn(text);
const widened = widenPolicy(policy, APP_CHECK_SOURCES);
writeFileSync(file, text.replace(policy, widened));
console.log(
  widened === policy
    ? 'firebase.json allows App Check already.'
    : 'firebase.json now allows App Check.',
);
