import { z } from 'zod';

const LONGEST_URL = 2048;

/** A path of this shop: no second slash that would name a host, no way up, nothing to be unescaped. */
const PATH = /^\/(?![/\\])[\w\-./~%]+$/;

/** What browsers would mend in an address, and thereby read another way than we do. */
// eslint-disable-next-line no-control-regex -- control characters are what this forbids
const UNSAFE = /[\u0000-\u0020\u007f\\<>"`]/;

function isImageUrl(text: string): boolean {
  if (text.startsWith('/')) return PATH.test(text) && !text.split('/').includes('..');
  if (!/^https?:\/\//i.test(text) || UNSAFE.test(text) || !text.isWellFormed()) return false;
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * Where a picture is: an http(s) URL, or a path such as `/images/….webp` on the shop's own hosts.
 * Never `javascript:`, `data:` or an address that carries credentials.
 */
export const imageUrlSchema = z
  .string()
  .trim()
  .min(1, 'This is required.')
  .max(LONGEST_URL, `This must be at most ${LONGEST_URL} characters.`)
  .refine(isImageUrl, 'This is not the address of a picture.');
