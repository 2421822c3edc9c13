import { z } from 'zod';

const LONGEST_URL = 2048;

/** A path of this shop: no second slash that would name a host. */
const PATH = /^\/(?![/\\])(?:[\w\-./~]|%[\da-f]{2})+$/i;

/**
 * What would lead out of a folder, or to another host: `..` as a segment, which browsers and servers
 * also see in `%2e%2e`, and escaped separators, which some servers split at.
 */
const WAY_OUT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|%00/i;

/** What browsers would mend in an address, and thereby read another way than we do. */
// eslint-disable-next-line no-control-regex -- control characters are what this forbids
const UNSAFE = /[\u0000-\u0020\u007f\\<>"`]/;

function isImageUrl(text: string): boolean {
  if (text.startsWith('/')) return PATH.test(text) && !WAY_OUT.test(text);
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
