/** What an examination has found. */
export type Finding = {
  /** What was examined, such as `Redis`. */
  about: string;
  /** `wrong` must be mended, `look` needs a decision or could not be examined. */
  state: 'good' | 'look' | 'wrong';
  /** What is so, and the remedy unless it is good. Never a secret. */
  text: string;
};

/** Returns functions that make findings about one subject. */
export const findingsAbout = (about: string) => ({
  good: (text: string): Finding => ({ about, state: 'good', text }),
  look: (text: string): Finding => ({ about, state: 'look', text }),
  wrong: (text: string): Finding => ({ about, state: 'wrong', text }),
});

/** An `ECONNREFUSED` of several addresses has no message. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (message === 'fetch failed' && cause) return reasonOf(cause);
  return (message ?? '') || (code ?? 'unknown reason');
}
