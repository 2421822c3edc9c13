import * as z from 'zod/mini';
import { MAX_URL_LENGTH } from './limits';

/** The characters of a path of this shop. */
const PATH = /^\/(?:[\w\-./~]|%[\da-f]{2})+$/i;

/**
 * A second slash, also as a backslash or escaped. A program that resolves such a path against an
 * address reads what follows as the name of a host: `//169.254.169.254/` leads there from any shop.
 */
const HOST_IN_PATH = /^(?:[/\\]|%2f|%5c){2}|\/\//i;

/**
 * Segments that lead out of a folder or to another host: `..` as a segment, which browsers and servers
 * also see in `%2e%2e`, and escaped separators, which some servers split at.
 */
const WAY_OUT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|%00/i;

/** Characters that browsers correct in an address, and so read differently from us. */
// eslint-disable-next-line no-control-regex -- control characters are what this forbids
const UNSAFE = /[\u0000-\u0020\u007f\\<>"`]/;

function isFileUrl(text: string): boolean {
  if (text.startsWith('/')) {
    return PATH.test(text) && !WAY_OUT.test(text) && !HOST_IN_PATH.test(text);
  }
  return isWebAddress(text) && !HOST_IN_PATH.test(new URL(text).pathname);
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || UNSAFE.test(text) || !text.isWellFormed()) return false;
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * The address of a file: an http(s) URL, or a path such as `/images/….webp` on the shop's own hosts.
 * Never `javascript:`, `data:`, an address with credentials, or a path with an empty part. `what` names the file in messages.
 */
// @__NO_SIDE_EFFECTS__
function fileUrlSchema(what: string) {
  return addressSchema(isFileUrl, `This is not the address of a ${what}.`);
}

// @__NO_SIDE_EFFECTS__
function addressSchema(isAddress: (text: string) => boolean, error: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This is required.'),
      z.maxLength(MAX_URL_LENGTH, `This must be at most ${MAX_URL_LENGTH} characters.`),
      z.refine(isAddress, error),
    );
}

export const imageUrlSchema = fileUrlSchema('picture');

/** The address of a document, such as a data sheet. */
export const documentUrlSchema = fileUrlSchema('document');

/** An http(s) URL on any host, without credentials. */
export const webAddressSchema = addressSchema(isWebAddress, 'This is not a web address.');

/** Where a link leads: a path of the shop, or a web address. */
export const linkSchema = addressSchema(
  (text) => text === '/' || isFileUrl(text),
  'This is not a path such as /machines, or a web address.',
);
