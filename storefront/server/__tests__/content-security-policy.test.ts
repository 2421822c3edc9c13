import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { INSERTED_STYLES } from '../inserted-styles.ts';
import { securityHeaders } from '../security-headers.ts';

const backend = ['http://localhost:9000'];

/** The sources of one directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((entry) => entry.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the embedded shop', () => {
  const paymentSandbox = ['http://localhost:12111'];
  const policy = contentSecurityPolicy({ backend, paymentSandbox, stripe: false });

  it('allows only scripts from its own origin and from the payment sandbox', () => {
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...paymentSandbox]);
  });

  it('takes no style but those of its files and the two that React Aria inserts', () => {
    const sources = sourcesOf(policy, 'style-src');
    expect(sources).toHaveLength(1 + INSERTED_STYLES.length);
    expect(sources.join(' ')).not.toMatch(/unsafe/);
  });

  it('calls the backend and the payment sandbox', () => {
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", ...backend, ...paymentSandbox]);
  });

  it('is never framed, and has neither plugins nor another base', () => {
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
  });
});

it('allows only scripts from its own origin if real Stripe is used', () => {
  const policy = contentSecurityPolicy({ backend, stripe: false });
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
});

describe('the shop with real services', () => {
  const policy = contentSecurityPolicy({
    backend,
    stripe: true,
    firebaseAuthDomain: 'harrow.example',
    imageHost: 'https://images.example',
  });

  it('loads the scripts of Stripe and of the Google sign-in', () => {
    expect(sourcesOf(policy, 'script-src')).toEqual(
      expect.arrayContaining(['https://js.stripe.com', 'https://apis.google.com']),
    );
  });

  it('starts workers from its own origin only', () => {
    expect(sourcesOf(policy, 'worker-src')).toEqual(["'self'"]);
  });

  it('shows the frames of the card form and of the sign-in', () => {
    expect(sourcesOf(policy, 'frame-src')).toEqual(
      expect.arrayContaining(['https://js.stripe.com', 'https://harrow.example']),
    );
  });

  it('shows the frames of the wallets, and those of a bank that asks for a confirmation', () => {
    const frames = ['https://*.js.stripe.com', 'https://hooks.stripe.com'];
    expect(sourcesOf(policy, 'frame-src')).toEqual(expect.arrayContaining(frames));
    expect(sourcesOf(policy, 'script-src')).toEqual(
      expect.arrayContaining(['https://*.js.stripe.com']),
    );
  });

  it('calls Stripe, Firebase and the image host', () => {
    expect(sourcesOf(policy, 'connect-src')).toEqual(
      expect.arrayContaining([
        'https://api.stripe.com',
        'https://identitytoolkit.googleapis.com',
        'https://images.example',
      ]),
    );
  });

  it('loads no script of a stand-in', () => {
    expect(sourcesOf(policy, 'script-src').join(' ')).not.toMatch(/http:|localhost|127\.0\.0\.1/);
  });

  it('lets no script be written into the page', () => {
    expect(sourcesOf(policy, 'script-src').join(' ')).not.toMatch(/unsafe/);
  });
});

it('leaves the wallets of the browser to the frames of Stripe', () => {
  const headers = securityHeaders({ backend, stripe: true });
  expect(headers['Permissions-Policy']).not.toContain('payment');
  // the window of Google Pay answers the page that opened it
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

it('knows the styles of the React Aria that is installed', () => {
  const folder = join(projectRoot(), 'node_modules', 'react-aria', 'dist', 'private');
  const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
    readFileSync(join(folder, file), 'utf8').replace(
      /\[\$\{[^}]+\}\]/,
      '[data-react-aria-pressable]',
    ),
  );
  INSERTED_STYLES.forEach((style, index) => {
    expect(sources[index]).toContain(`\`\n${style}`);
  });
});
