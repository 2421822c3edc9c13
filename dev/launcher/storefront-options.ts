import { join } from 'node:path';
import type { PolicySettings } from '@harrow/storefront/server/content-security-policy';
import type { StorefrontSettings } from '@harrow/contract';
import type { StorefrontOptions } from '@harrow/storefront/server/server';
import { addressesOf, bothNames } from './addresses.ts';
import { isDemonstration } from './demonstration.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Returns the runtime settings of the browser. */
function runtimeConfig(settings: Settings): StorefrontSettings {
  const { identity } = settings;
  const backendUrl = addressesOf(settings).backend;
  const demonstration = isDemonstration(settings);
  if (identity.kind === 'firebase') {
    const { apiKey, authDomain, projectId } = identity;
    const firebase = { apiKey, authDomain, projectId };
    return { backendUrl, firebase, authEmulator: false, demonstration };
  }
  // The emulator takes any key; the SDK refuses to start without one.
  const firebase = {
    apiKey: 'demo-key',
    authDomain: `${identity.projectId}.firebaseapp.com`,
    projectId: identity.projectId,
  };
  return { backendUrl, firebase, authEmulator: true, demonstration };
}

/** Address of the embedded identity emulator, or undefined with real Firebase. */
function emulatorUrl({ identity }: Settings): string | undefined {
  return identity.kind === 'emulator' ? `http://127.0.0.1:${identity.port}` : undefined;
}

/** Returns the options for serving the copy of the storefront build in `folder`. */
export function storefrontOptions(
  folder: string,
  settings: Settings,
  secrets: Secrets,
): StorefrontOptions {
  return {
    host: '127.0.0.1',
    port: settings.storefrontPort,
    folder: join(folder, 'dist'),
    keptFolder: join(settings.dataDir, 'assets'),
    renderFolder: join(folder, 'build'),
    origin: addressesOf(settings).storefront,
    backendOrigins: [`http://127.0.0.1:${settings.backendPort}`],
    backendKey: secrets.STOREFRONT_KEY,
    config: runtimeConfig(settings),
    policy: policySettings(settings),
    imageStores: settings.imageHostUrl === undefined ? [] : [new URL(settings.imageHostUrl).origin],
    emulatorUrl: emulatorUrl(settings),
  };
}

function policySettings(settings: Settings): PolicySettings {
  const { backend, paymentSandbox } = addressesOf(settings);
  const { identity, imageHostUrl } = settings;
  return {
    backend: bothNames(backend),
    paymentSandbox: paymentSandbox === undefined ? [] : bothNames(paymentSandbox),
    stripe: settings.payment.kind === 'stripe',
    firebaseAuthDomain: identity.kind === 'firebase' ? identity.authDomain : undefined,
    imageHost: imageHostUrl === undefined ? undefined : new URL(imageHostUrl).origin,
  };
}
