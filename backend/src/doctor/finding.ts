/** The result of an examination. */
export type Finding = {
  /** The examined service, such as `Redis`. */
  about: string;
  /** `wrong` must be fixed; `look` needs a decision or could not be examined. */
  state: 'good' | 'look' | 'wrong';
  /** The state in words, with the remedy unless it is good. Never contains a secret. */
  text: string;
};

/** Returns functions that make findings about one service. */
export const findingsAbout = (about: string) => ({
  good: (text: string): Finding => ({ about, state: 'good', text }),
  look: (text: string): Finding => ({ about, state: 'look', text }),
  wrong: (text: string): Finding => ({ about, state: 'wrong', text }),
});

/** Adds a good finding, unless something is wrong. */
export const goodUnlessWrong = (good: Finding, found: Finding[]): Finding[] =>
  found.some(({ state }) => state === 'wrong') ? found : [good, ...found];
