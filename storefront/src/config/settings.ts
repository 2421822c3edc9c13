import { z } from 'zod/mini';
import { buildEnv } from './build-env';

const text = z.string().check(z.minLength(1));

const settingsSchema = z.object({
  /** Origin of the backend, without a slash at its end. */
  backendUrl: text,
  firebase: z.object({ apiKey: text, authDomain: text, projectId: text }),
  /** Whether identity is the emulator behind this origin instead of the real provider. */
  authEmulator: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;

const ELEMENT_ID = 'harrow-config';

/** What the server wrote into the page, or undefined where it wrote nothing. */
function fromPage(): unknown {
  const json = document.getElementById(ELEMENT_ID)?.textContent.trim();
  return json ? JSON.parse(json) : undefined;
}

function fromBuild(): unknown {
  return {
    backendUrl: buildEnv.VITE_BACKEND_URL ?? 'http://localhost:9000',
    firebase: {
      apiKey: buildEnv.VITE_FIREBASE_API_KEY,
      authDomain: buildEnv.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: buildEnv.VITE_FIREBASE_PROJECT_ID,
    },
    authEmulator: false,
  };
}

/**
 * Reads the settings from the page's configuration element, else from the build's variables.
 * Throws with the names of what is missing or wrong.
 */
export function readSettings(): Settings {
  const parsed = settingsSchema.safeParse(fromPage() ?? fromBuild());
  if (parsed.success) {
    const { backendUrl, ...rest } = parsed.data;
    return { ...rest, backendUrl: backendUrl.replace(/\/+$/, '') };
  }
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`Settings of the storefront are missing or wrong: ${names.join(', ')}.`);
}

/** Where this build finds its backend and its identity provider. */
export const settings: Settings = readSettings();
