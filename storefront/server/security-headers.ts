import { contentSecurityPolicy, type PolicySettings } from './content-security-policy.ts';

/** The headers of every page and file of the storefront; without settings, there is no policy. */
export function securityHeaders(settings: PolicySettings | undefined): Record<string, string> {
  return {
    ...(settings && { 'Content-Security-Policy': contentSecurityPolicy(settings) }),
    // The window of the Google sign-in must be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
