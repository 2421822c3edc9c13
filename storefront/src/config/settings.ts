import { storefrontSettingsSchema, type StorefrontSettings } from '@harrow/contract';
import { rawSettings, withoutSlash } from './raw-settings';

/**
 * Reads the settings from the page's configuration element, or else from the build's variables.
 * Throws an error that names the missing and invalid ones.
 */
export function readSettings(): StorefrontSettings {
  const parsed = storefrontSettingsSchema.safeParse(rawSettings());
  if (parsed.success) {
    const { backendUrl, ...rest } = parsed.data;
    return { ...rest, backendUrl: withoutSlash(backendUrl) };
  }
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`Storefront settings are missing or invalid: ${names.join(', ')}.`);
}

/** The backend and the identity provider that this page uses. */
export const settings = readSettings();
