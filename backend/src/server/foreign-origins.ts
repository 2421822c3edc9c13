import { ShopError } from '@harrow/http';
import type { RequestHandler } from 'express';
import { ENGINE_AREA } from './cors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page makes a browser send to the engine's areas. Staff are signed in
 * there by a cookie, which browsers send along; the shop's own paths know only the bearer token,
 * which they do not. Programs send no Origin.
 */
export function refuseForeignOrigins(trusted: string[]): RequestHandler {
  const origins = new Set(trusted);
  return ({ method, path, headers: { origin, host } }, _res, next) => {
    const isSafe = SAFE.has(method) || !ENGINE_AREA.test(path);
    const isOwn = !origin || origins.has(origin) || origin.replace(/^https?:\/\//, '') === host;
    next(isSafe || isOwn ? undefined : new ShopError('forbidden', 'Another site has sent this.'));
  };
}
