import { INSERTED_STYLES, styleSources } from './inserted-styles.ts';
import type { PolicySettings } from './options-schema.ts';

type Directives = Record<string, readonly string[]>;

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * The Content-Security-Policy of the storefront, for its development server and for production alike.
 * Scripts come from the shop itself (and those of Stripe, or of its stand-in, and of Google from
 * theirs), never from the page; `styles` are the inline styles of the pages.
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  styles: readonly string[] = [],
): string {
  const { backend, paymentSandbox = [], stripe, firebaseAuthDomain, imageHost } = settings;
  const usesFirebase = firebaseAuthDomain !== undefined;
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...paymentSandbox,
      ...(stripe ? STRIPE_SCRIPTS : []),
      ...(usesFirebase ? ['https://apis.google.com'] : []),
    ],
    // the page for lost connections
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...styleSources([...styles, ...INSERTED_STYLES])],
    // Staff may give any https address as a product's picture.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...backend],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...backend,
      ...paymentSandbox,
      ...(stripe ? ['https://api.stripe.com'] : []),
      ...(usesFirebase
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : []),
      ...(imageHost === undefined ? [] : [imageHost]),
    ],
    'frame-src': [
      "'self'",
      ...(stripe ? [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'] : []),
      ...(usesFirebase ? [`https://${firebaseAuthDomain}`] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
