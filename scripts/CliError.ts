/** An error whose message is one sentence for the person at the keyboard: what is wrong, what to do. */
export class CliError extends Error {}
