import { ShopError } from '@harrow/plugin-kit';
import type { Request, RequestHandler } from 'express';
import { ENGINE_AREA } from './cors';

const SAFE = new Set(['GET', 'HEAD']);
/** The engine's areas in which staff sign in with a cookie. */
const STAFF_AREA = /^\/(admin|auth|app)(\/|$)/i;

/** Whether a browser sent the request from a page of another, untrusted origin. */
function isForeign({ headers }: Request, trusted: ReadonlySet<string>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin && trusted.has(origin)) return false;
  if (site === 'same-site' || site === 'cross-site') return true;
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
}

/**
 * Protects the staff session from other origins. Browsers send the staff cookie with every request
 * to this server, whichever page makes it, so the cookie is accepted only on the stock admin's
 * paths and from its own pages. The storefront's origins may use the engine's `/store`, without a
 * cookie; the shop's own paths accept only bearer tokens. Programs send neither `Origin` nor
 * `Sec-Fetch-Site`.
 */
export function guardStaffSession(
  backendOrigin: string,
  storefrontOrigins: readonly string[],
): RequestHandler {
  const staffOrigins = new Set([backendOrigin]);
  const storeOrigins = new Set([backendOrigin, ...storefrontOrigins]);
  return (req, _res, next) => {
    const isStaffArea = STAFF_AREA.test(req.path);
    const isElsewhere = isForeign(req, isStaffArea ? staffOrigins : storeOrigins);
    if (isElsewhere && ENGINE_AREA.test(req.path) && !SAFE.has(req.method)) {
      next(new ShopError('forbidden', 'Cross-site requests are not allowed.'));
      return;
    }
    if (isElsewhere || !isStaffArea) delete req.headers.cookie;
    next();
  };
}
