import { ShopError } from '@harrow/http';
import type { Request, RequestHandler } from 'express';
import { ENGINE_AREA } from './cors';

const SAFE = new Set(['GET', 'HEAD']);
/** The areas of the engine in which staff are signed in by a cookie. */
const STAFF_AREA = /^\/(admin|auth|app)(\/|$)/i;

/** Whether a page of an origin that is neither trusted nor this server's own has made a browser ask. */
function isForeign({ headers }: Request, trusted: ReadonlySet<string>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin && trusted.has(origin)) return false;
  if (site === 'same-site' || site === 'cross-site') return true;
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
}

/**
 * Keeps other origins away from what staff may do. Browsers send the cookie of staff with every
 * request to this server, whichever page makes it, so it counts on the stock admin's own paths and
 * for its own pages only. The storefront's origins may use the engine's `/store`, without a cookie;
 * the shop's own paths know only the bearer token. Programs send neither `Origin` nor
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
      next(new ShopError('forbidden', 'Another site has sent this.'));
      return;
    }
    if (isElsewhere || !isStaffArea) delete req.headers.cookie;
    next();
  };
}
