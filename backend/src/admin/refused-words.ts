/** The server's words about the last refused change, until a message has told them. */
let untold: string | null = null;

/** Tells what nothing on the page has told. */
let tell: (words: string) => void = () => undefined;

/** Longer than the pages need to show a message of theirs after an answer. */
const PATIENCE_MS = 200;

/** Sets what tells staff of a refusal when the page itself says nothing. */
export function tellBy(work: (words: string) => void): void {
  tell = work;
}

/** Keeps the server's words for the page's message about the refusal; without one they are told as they are. */
export function keepWords(words: string): void {
  untold = words;
  setTimeout(() => {
    if (untold !== words) return;
    untold = null;
    tell(words);
  }, PATIENCE_MS);
}

/** Returns the server's words instead of a page's own guess, if a change has just been refused. */
export function takeWords(guess: string): string {
  const words = untold ?? guess;
  untold = null;
  return words;
}
