import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

const YEAR_IN_SECONDS = 31_536_000;
const ADMIN_PAGE = /^\/app(\/|$)/i;

const COMMON_OPTIONS = {
  frameguard: { action: 'deny' },
  crossOriginResourcePolicy: { policy: 'cross-origin' }, // the storefront shows images
  strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: true },
} satisfies HelmetOptions;

/** The stock admin needs inline styles and its own scripts. */
const forPage = () =>
  helmet({
    ...COMMON_OPTIONS,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  });

/**
 * For responses that are not pages: if a browser is tricked into rendering one, it may load
 * nothing. Headers that only concern pages are omitted.
 */
const forData = () =>
  helmet({
    ...COMMON_OPTIONS,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Sets the security headers for pages of the stock admin or for data. */
export function securityHeaders(): RequestHandler {
  const [page, data] = [forPage(), forData()];
  return (req, res, next) => {
    const set = ADMIN_PAGE.test(req.path) ? page : data;
    set(req, res, next);
  };
}

/** Pictures are the same in every language. */
const PICTURES = '/images/';

/** Prevents shared caches from storing responses that depend on the caller, or to write requests. */
export const keepOutOfCaches: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || req.headers.authorization || req.headers.cookie) {
    res.set('Cache-Control', 'no-store');
  }
  res.vary('Authorization');
  if (!req.path.startsWith(PICTURES)) res.vary('Accept-Language');
  next();
};
