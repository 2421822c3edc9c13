import { ShopError } from '@harrow/http';
import type { RequestHandler } from 'express';

/** `a[200000000]=1` would make the engine's query parser walk an array of that length. */
const LARGE_INDEX = /\[\s*\d{3,}/;

function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && !LARGE_INDEX.test(decodeURIComponent(url));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Refuses addresses that cannot be read, or that could only be meant to keep the engine busy. */
export const requireReadableAddress: RequestHandler = (req, _res, next) => {
  next(
    isReadable(req.url)
      ? undefined
      : new ShopError('bad_request', 'The address of this request is not readable.'),
  );
};
