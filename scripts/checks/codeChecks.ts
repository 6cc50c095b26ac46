import { runProgram } from '../runProgram';
import { oneThing, type Check } from './Check';

/** Format, lint and types: what can be said without running the product. */
export function codeChecks(signal: AbortSignal): Check[] {
  const says = async (program: string, ...programArguments: string[]): Promise<boolean> =>
    (await runProgram(program, programArguments, { signal })) === 0;
  const projects = ['tsconfig.json', 'tsconfig.node.json', 'functions/tsconfig.json'];
  return [
    { name: 'format', run: async () => oneThing(await says('prettier', '--check', '.')) },
    { name: 'lint', run: async () => oneThing(await says('eslint', '.', '--max-warnings', '0')) },
    {
      name: 'types',
      run: async () => {
        const verdicts = await Promise.all(
          projects.map((project) => says('tsc', '--noEmit', '-p', project)),
        );
        return oneThing(verdicts.every(Boolean));
      },
    },
  ];
}
