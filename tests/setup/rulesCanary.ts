import { suite } from './suite';

/** Ends the rules tests at once, with what to do, when no emulator answers. */
export async function setup(): Promise<void> {
  for (const address of [suite.auth, suite.firestore, suite.storage]) {
    await fetch(`http://${address}/`).catch(() => {
      throw new Error(
        `No emulator answers at ${address}. Run \`npm test rules\`, which starts them.`,
      );
    });
  }
}
