import { ShopError } from '@harrow/plugin-kit';
import type { RequestHandler } from 'express';

/** `a[200000000]=1` would make the engine's query parser allocate an array of that length. */
const LARGE_INDEX = /\[\s*\d{3,}/;

function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && !LARGE_INDEX.test(decodeURIComponent(url));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Rejects URLs that cannot be decoded or that would overload the engine's query parser. */
export const requireReadableAddress: RequestHandler = (req, _res, next) => {
  next(
    isReadable(req.url)
      ? undefined
      : new ShopError('bad_request', 'The address of this request is not readable.'),
  );
};
