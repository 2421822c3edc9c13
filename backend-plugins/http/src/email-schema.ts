import { z } from 'zod';

const NO_EMAIL = 'This is not an email address.';
const EMAIL_LENGTH = 254; // RFC 5321, section 4.5.3.1.3 with its angle brackets taken off

const WORD = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const TOP_LABEL = String.raw`\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]`;

/**
 * RFC 5322's unquoted form, with the letters of every alphabet (RFC 6531): whom the identity provider
 * knows by an address must be able to come in with it.
 */
const EMAIL = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+${TOP_LABEL}$`, 'u');

/** Kelvin and angstrom sign: in lower case they would pass for the k and the å of somebody else. */
const LOOKALIKES = /[\u212a\u212b]/;

/** An email address, trimmed and in lower case: the form in which every comparison is made. */
export const emailSchema = z
  .string()
  .trim()
  .refine((text) => !LOOKALIKES.test(text), NO_EMAIL)
  .toLowerCase()
  .max(EMAIL_LENGTH, 'This email address is too long.')
  .pipe(z.email({ pattern: EMAIL, error: NO_EMAIL }));
