import * as z from 'zod/mini';

const NOT_AN_EMAIL = 'This is not an email address.';
const MAX_EMAIL_LENGTH = 254; // RFC 5321, section 4.5.3.1.3 with its angle brackets taken off

const WORD = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const TOP_LABEL = String.raw`\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]`;

/**
 * RFC 5322's unquoted form, with the letters of every alphabet (RFC 6531): every address that the
 * identity provider accepts must be accepted here.
 */
const EMAIL = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+${TOP_LABEL}$`, 'u');

/** The Kelvin and angstrom signs: in lower case they would pass for another person's k and å. */
const LOOKALIKES = /[\u212a\u212b]/;

/** An email address, trimmed and in lower case: the form in which every comparison is made. */
export const emailSchema = z.string().check(
  z.trim(),
  z.refine((text) => !LOOKALIKES.test(text), NOT_AN_EMAIL),
  z.toLowerCase(),
  z.maxLength(MAX_EMAIL_LENGTH, 'This email address is too long.'),
  z.email({ pattern: EMAIL, error: NOT_AN_EMAIL }),
);
