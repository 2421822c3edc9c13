import * as z from 'zod/mini';
import { MAX_PERSON_NAME_LENGTH, MAX_SEARCH_LENGTH } from './limits';

const NOT_STORABLE = 'This has characters that cannot be stored.';

// eslint-disable-next-line no-control-regex -- control characters are what this forbids
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Embeddings, overrides and isolates of the bidirectional algorithm (UAX 9, section 2). An override
 * shows digits and letters in another order than they are stored in, and an unclosed one
 * affects the text beside it. The marks for single characters (U+200E, U+200F, U+061C), which
 * Arabic and Hebrew need, stay.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Tabs and line endings. */
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A visible character: neither space, nor ignorable, nor a mark without its letter. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u;

/** Hebrew with vowels and accents has five on a letter, a Tibetan stack up to seven. */
const MAX_MARKS = 8;
const MARK = String.raw`\p{M}\p{Cf}*`;
const TOO_MANY_MARKS = new RegExp(`(?:${MARK}){${MAX_MARKS + 1},}`, 'u');
const MARKS_BEYOND = new RegExp(`((?:${MARK}){${MAX_MARKS}})(?:${MARK})+`, 'gu');

const required = 'This is required.';
const tooLong = (max: number) => `This must be at most ${max} characters.`;

/** Rules of every text: up to `max` characters that a column can hold. */
const fitting = (max: number) => [
  z.maxLength(max, tooLong(max)),
  z.refine<string>((text) => !CONTROL_CHARACTERS.test(text), NOT_STORABLE),
  z.refine<string>((text) => text.isWellFormed(), NOT_STORABLE),
];

/** The same for one that is needed. */
const storable = (max: number) => [
  z.minLength(1, { error: required, abort: true }),
  ...fitting(max),
];

/**
 * A text that names something stored, an id or a name to look up: trimmed, 1 to `max` characters that
 * a column can hold. A lookup needs no further rules.
 */
// @__NO_SIDE_EFFECTS__
export function keySchema(max: number) {
  return z.string().check(z.trim(), ...storable(max));
}

/** Rules of what people read: it can be seen, and covers nothing else. */
const legible = [
  z.refine<string>((text) => text === '' || VISIBLE.test(text), 'This has no visible characters.'),
  z.refine<string>(
    (text) => !TOO_MANY_MARKS.test(text),
    'This has too many accents on one letter.',
  ),
];

// @__NO_SIDE_EFFECTS__
function readable(clean: (text: string) => string, max: number) {
  return z.string().check(
    z.overwrite((text) => clean(text).trim()),
    ...storable(max),
    ...legible,
  );
}

const withoutBidi = (text: string): string => text.replace(BIDI_CONTROLS, '');
const asLine = (text: string): string => withoutBidi(text).trim().replace(LINE_BREAKS, ' ');

/**
 * A text that a person wrote, of several lines: 1 to `max` characters, at least one of them visible,
 * in the script of any language. Controls of the direction are dropped.
 */
// @__NO_SIDE_EFFECTS__
export function textSchema(max: number) {
  return readable(withoutBidi, max);
}

/** The same on one line, such as a title, a city or a phone number; line breaks become spaces. */
// @__NO_SIDE_EFFECTS__
export function lineSchema(max: number) {
  return readable(asLine, max);
}

// @__NO_SIDE_EFFECTS__
function optional(clean: (text: string) => string, max: number) {
  return z.string().check(
    z.overwrite((text) => clean(text).trim()),
    ...fitting(max),
    ...legible,
  );
}

/** `textSchema` that may be empty. */
// @__NO_SIDE_EFFECTS__
export function optionalTextSchema(max: number) {
  return optional(withoutBidi, max);
}

/** `lineSchema` that may be empty. */
// @__NO_SIDE_EFFECTS__
export function optionalLineSchema(max: number) {
  return optional(asLine, max);
}

/** Words to search for; an empty field of a form counts as none. */
export const wordsSchema = z.string().check(
  z.trim(),
  z.refine(
    // a pictograph counts as one character
    (text) => Array.from(text).length <= MAX_SEARCH_LENGTH,
    `This must be at most ${MAX_SEARCH_LENGTH} characters.`,
  ),
  z.refine(
    (text) => !CONTROL_CHARACTERS.test(text),
    'This has characters that cannot be searched for.',
  ),
  z.refine((text) => text.isWellFormed(), 'This has characters that cannot be searched for.'),
);

/**
 * The name of a person, which comes from the identity provider and which its owner may be unable to
 * change here: surplus accents are dropped instead of refused.
 */
export const personNameSchema = readable(
  (name) => asLine(name).replace(MARKS_BEYOND, '$1'),
  MAX_PERSON_NAME_LENGTH,
);

/** Makes a name as typed at the identity provider fit for a column; empty if nothing is left. */
export function storableName(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const printable = claim.replace(/\p{Cc}+/gu, ' ').trim();
  const name = printable.slice(0, MAX_PERSON_NAME_LENGTH).toWellFormed();
  return personNameSchema.safeParse(name).data ?? '';
}
