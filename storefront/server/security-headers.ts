import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PolicySettings } from './options-schema.ts';

/**
 * The headers of every page and file of the storefront; without settings, there is no policy. `styles` are the
 * inline styles of the pages.
 */
export function securityHeaders(
  settings: PolicySettings | undefined,
  styles?: readonly string[],
): Record<string, string> {
  return {
    ...(settings && { 'Content-Security-Policy': contentSecurityPolicy(settings, styles) }),
    // The window of the Google sign-in must be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Not `payment`, which Stripe's frames need for the wallets of the browser.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
