import type { RequestHandler } from 'express';
import helmet from 'helmet';

const YEAR_IN_SECONDS = 31_536_000;

/** The API serves no page but the stock admin, which needs inline styles and its own scripts. */
export const securityHeaders = (): RequestHandler =>
  helmet({
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
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'cross-origin' }, // pictures are shown by the storefront
    strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: true },
  });

/** What depends on who asks, or changes something, is kept by no cache on the way. */
export const keepOutOfCaches: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || req.headers.authorization || req.headers.cookie) {
    res.set('Cache-Control', 'no-store');
  }
  res.vary('Authorization');
  next();
};
