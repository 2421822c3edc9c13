import { z } from 'zod';

const NOT_STORABLE = 'This has characters that cannot be stored.';

// eslint-disable-next-line no-control-regex -- control characters are what this forbids
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Embeddings, overrides and isolates of the bidirectional algorithm (UAX 9, section 2). An override
 * shows digits and letters in another order than they are stored in, and one that is not closed
 * reaches into what stands beside it. The marks for single characters (U+200E, U+200F, U+061C), which
 * Arabic and Hebrew need, stay.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Tabs, and everything that ends a line. */
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A character that leaves ink: neither space, nor ignorable, nor a mark without its letter. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u;

/** Hebrew with vowels and accents has five on a letter, a Tibetan stack up to seven. */
const MAX_MARKS = 8;
const MARK = String.raw`\p{M}\p{Cf}*`;
const TOO_MANY_MARKS = new RegExp(`(?:${MARK}){${MAX_MARKS + 1},}`, 'u');
const MARKS_BEYOND = new RegExp(`((?:${MARK}){${MAX_MARKS}})(?:${MARK})+`, 'gu');

/**
 * Text that names something stored, an id or a name to look up: trimmed, 1 to `longest` characters
 * that a column can hold. Looking up needs no further rules.
 */
export const keySchema = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'This is required.')
    .max(longest, `This must be at most ${longest} characters.`)
    .refine((text) => !CONTROL_CHARACTERS.test(text), NOT_STORABLE)
    .refine((text) => text.isWellFormed(), NOT_STORABLE);

const readable = (clean: (text: string) => string, longest: number) =>
  z
    .string()
    .overwrite((text) => clean(text).trim())
    .min(1, { error: 'This is required.', abort: true })
    .max(longest, `This must be at most ${longest} characters.`)
    .refine((text) => !CONTROL_CHARACTERS.test(text), NOT_STORABLE)
    .refine((text) => text.isWellFormed(), NOT_STORABLE)
    .refine((text) => VISIBLE.test(text), 'This has no characters that can be seen.')
    .refine((text) => !TOO_MANY_MARKS.test(text), 'This has too many accents on one letter.');

const withoutBidi = (text: string): string => text.replace(BIDI_CONTROLS, '');
const asLine = (text: string): string => withoutBidi(text).trim().replace(LINE_BREAKS, ' ');

/**
 * Text that a person wrote, of several lines: 1 to `longest` characters, one of them visible, in the
 * script of any language. Controls of the direction are dropped.
 */
export const textSchema = (longest: number) => readable(withoutBidi, longest);

/** The same on one line, such as a title, a city or a phone number; line breaks become spaces. */
export const lineSchema = (longest: number) => readable(asLine, longest);

const MAX_NAME_LENGTH = 200;

/**
 * The name of a person, which comes from the identity provider and which its owner may be unable to
 * change here: surplus accents are dropped instead of refused.
 */
export const personNameSchema = readable(
  (name) => asLine(name).replace(MARKS_BEYOND, '$1'),
  MAX_NAME_LENGTH,
);

/** A name as its owner typed it at the identity provider, made fit for a column; empty for none. */
export function storableName(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const printable = claim.replace(/\p{Cc}+/gu, ' ').trim();
  const name = printable.slice(0, MAX_NAME_LENGTH).toWellFormed();
  return personNameSchema.safeParse(name).data ?? '';
}
