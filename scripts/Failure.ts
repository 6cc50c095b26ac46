/** A failure whose message is one sentence for the person at the keyboard: what is wrong, what to do. */
export class Failure extends Error {}
