import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

const YEAR_IN_SECONDS = 31_536_000;
const ADMIN_PAGE = /^\/app(\/|$)/i;

const EVERYWHERE = {
  frameguard: { action: 'deny' },
  crossOriginResourcePolicy: { policy: 'cross-origin' }, // pictures are shown by the storefront
  strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: true },
} satisfies HelmetOptions;

/** The stock admin needs inline styles and its own scripts. */
const forPage = () =>
  helmet({
    ...EVERYWHERE,
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
 * What is no page may load nothing, should a browser be led to take it for one; the headers that say
 * more of pages, most of them to old browsers, are left out.
 */
const forData = () =>
  helmet({
    ...EVERYWHERE,
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

/** Sets what browsers are to make of an answer: of a page of the stock admin, or of the API's data. */
export function securityHeaders(): RequestHandler {
  const [page, data] = [forPage(), forData()];
  return (req, res, next) => {
    const set = ADMIN_PAGE.test(req.path) ? page : data;
    set(req, res, next);
  };
}

/** What depends on who asks, or changes something, is kept by no cache on the way. */
export const keepOutOfCaches: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || req.headers.authorization || req.headers.cookie) {
    res.set('Cache-Control', 'no-store');
  }
  res.vary('Authorization');
  next();
};
