/** Letters that are written from the right, and the characters that steer the direction of a line. */
const STEERS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * What people have typed, for use inside a sentence: it keeps its own direction and leaves that of
 * the sentence alone, as `UserText` does where there are elements. Other text comes back as it is.
 */
export function isolate(text: string): string {
  // an isolate that the text ends, or leaves open, would end ours or swallow its end
  return STEERS.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;
}
