/** Lets the hosting's policy allow the hosts that the variables of .env.local ask for (README, "Deploying"). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { policyFor, policyIn } from './contentPolicy';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'firebase.json');
const text = readFileSync(file, 'utf8');
const policy = policyIn(text);
const widened = policyFor(loadEnv('production', root, 'VITE_'), policy);
writeFileSync(file, text.replace(policy, widened));
console.log(
  widened === policy
    ? 'firebase.json allows all that the variables ask for already.'
    : 'firebase.json now allows what the variables ask for.',
);
