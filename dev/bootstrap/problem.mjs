/** An error that the user can fix: its message is one sentence, shown without a stack trace. */
export class Problem extends Error {}
