import { trustedTypes } from '../../lib/trustedTypes';
import address from './judgeWorker?worker&url';

/** Starts the worker that judges contacts. The policy trusts its address and no other. Throws where there are no workers. */
export function startWorker(): Worker {
  const policy = trustedTypes()?.createPolicy('cardfile-judge', {
    createScriptURL: (asked) => (asked === address ? asked : null),
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
