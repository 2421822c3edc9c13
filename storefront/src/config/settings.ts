import { z } from 'zod/mini';
import { rawSettings, withoutSlash } from './raw-settings';

const text = z.string().check(z.minLength(1));

const settingsSchema = z.object({
  /** Origin of the backend, without a slash at its end. */
  backendUrl: text,
  firebase: z.object({ apiKey: text, authDomain: text, projectId: text }),
  /** Whether identity is the emulator behind this origin instead of the real provider. */
  authEmulator: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;

/**
 * Reads the settings from the page's configuration element, else from the build's variables.
 * Throws with the names of what is missing or wrong.
 */
export function readSettings(): Settings {
  const parsed = settingsSchema.safeParse(rawSettings());
  if (parsed.success) {
    const { backendUrl, ...rest } = parsed.data;
    return { ...rest, backendUrl: withoutSlash(backendUrl) };
  }
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`Settings of the storefront are missing or wrong: ${names.join(', ')}.`);
}

/** Where this build finds its backend and its identity provider. */
export const settings: Settings = readSettings();
