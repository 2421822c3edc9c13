/** Something the person can put right: its message is one sentence, shown without a stack. */
export class Problem extends Error {}
