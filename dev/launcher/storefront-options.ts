import { join } from 'node:path';
import type { StorefrontSettings } from '@harrow/contract';
import { ALL_LANGUAGES } from '@harrow/storefront/server/languages';
import type { PolicySettings, StorefrontOptions } from '@harrow/storefront/server/options-schema';
import { addressesOf, bothNames } from './addresses.ts';
import { isDemonstration } from './demonstration.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { MailboxAddresses } from './shop.ts';

/** Returns the runtime settings of the browser. */
function runtimeConfig(settings: Settings): StorefrontSettings {
  const { kind, apiKey, authDomain, projectId } = settings.identity;
  return {
    backendUrl: addressesOf(settings).backend,
    firebase: { apiKey, authDomain, projectId },
    authEmulator: kind === 'emulator',
    demonstration: isDemonstration(settings),
    invoiceKeptYears: settings.invoiceKeptYears,
  };
}

/** Returns the options for serving the copy of the storefront build in `folder`. */
export function storefrontOptions(
  folder: string,
  settings: Settings,
  secrets: Secrets,
  mailbox?: MailboxAddresses,
): StorefrontOptions {
  const { identity } = settings;
  return {
    host: '127.0.0.1',
    port: settings.storefrontPort,
    folder: join(folder, 'dist'),
    keptFolder: join(settings.dataDir, 'assets'),
    renderFolder: join(folder, 'build'),
    origin: addressesOf(settings).storefront,
    languages: settings.languages ?? (isDemonstration(settings) ? [...ALL_LANGUAGES] : undefined),
    backendOrigins: [`http://127.0.0.1:${settings.backendPort}`],
    backendKey: secrets.STOREFRONT_KEY,
    config: runtimeConfig(settings),
    policy: policySettings(settings),
    imageStores: settings.imageHostUrl === undefined ? [] : [new URL(settings.imageHostUrl).origin],
    mailboxUrl: mailbox?.url,
    emulatorUrl: identity.kind === 'emulator' ? `http://127.0.0.1:${identity.port}` : undefined,
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
