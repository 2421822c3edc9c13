import { securityHeaders } from './security-headers.ts';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The storefront's headers for the proxy, the same that `npm start` sends, with what only a
 * deployment knows as names of environment variables. `imageHostUrl` is the build's, if it has one.
 */
export function proxyHeaders(imageHostUrl?: string): string {
  const headers = {
    ...securityHeaders({
      backend: ['${BACKEND_URL}'],
      stripe: true,
      firebaseAuthDomain: '${FIREBASE_AUTH_DOMAIN}',
      imageHost: imageHostUrl && new URL(imageHostUrl).origin,
    }),
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains`,
  };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
