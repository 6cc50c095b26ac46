/** Lets the hosting's policy allow what App Check needs: run once, when its key is set (README, "App Check"). */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { APP_CHECK_SOURCES, policyIn, widenPolicy } from './contentPolicy';

const file = fileURLToPath(new URL('../firebase.json', import.meta.url));
const text = readFileSync(file, 'utf8');
const policy = policyIn(text);
const widened = widenPolicy(policy, APP_CHECK_SOURCES);
writeFileSync(file, text.replace(policy, widened));
console.log(
  widened === policy
    ? 'firebase.json allows App Check already.'
    : 'firebase.json now allows App Check.',
);
