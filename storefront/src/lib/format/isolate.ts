/** Right-to-left letters, and the control characters that change the direction of text. */
const DIRECTIONAL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Isolates user input for use inside a sentence, so that it does not change the direction of the
 * sentence. Plain left-to-right text is returned unchanged. `UserText` does the same with elements.
 */
export function isolate(text: string): string {
  // an unbalanced isolate character in the text would close ours or keep it open
  return DIRECTIONAL.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;
}
