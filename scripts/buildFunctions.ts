import { Failure } from './Failure';
import { runProgram } from './runProgram';

/** Compiles functions/src to functions/lib, which is what the emulator and `firebase deploy` run. */
export async function buildFunctions(): Promise<void> {
  // Incremental: what is up to date is not written again, so a running suite does not load it anew.
  const exitCode = await runProgram('tsc', ['-p', 'functions/tsconfig.json']);
  if (exitCode !== 0) throw new Failure('The functions do not compile; see the errors above.');
}
