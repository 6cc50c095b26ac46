import type { OwnProject } from '../rules/support/ownProject';
import { suite } from '../setup/suite';

const inUse = new Map<string, string>();

/** Puts a project under other rules; rejects when they do not compile. Storage has one set for all. */
export async function useRules({ service, projectId }: OwnProject, rules: string): Promise<void> {
  const place =
    service === 'storage'
      ? `${suite.storage}/internal/setRules`
      : `${suite.firestore}/emulator/v1/projects/${projectId}:securityRules`;
  if (inUse.get(place) === rules) return;
  inUse.delete(place);
  const answer = await fetch(`http://${place}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: `${service}.rules`, content: rules }] } }),
  });
  if (!answer.ok) throw new Error(`These rules do not compile: ${await answer.text()}`);
  inUse.set(place, rules);
}
