import { buildEnv } from './build-env';

const ELEMENT_ID = 'harrow-config';

/** Returns the configuration that the server wrote into the page, or undefined if there is none. */
function fromPage(): unknown {
  const json = document.getElementById(ELEMENT_ID)?.textContent.trim();
  return json ? JSON.parse(json) : undefined;
}

function fromBuild() {
  return {
    backendUrl: buildEnv.VITE_BACKEND_URL ?? 'http://localhost:9000',
    firebase: {
      apiKey: buildEnv.VITE_FIREBASE_API_KEY,
      authDomain: buildEnv.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: buildEnv.VITE_FIREBASE_PROJECT_ID,
    },
    authEmulator: false,
    demonstration: true,
  };
}

/** Returns the settings of the configuration element, or else of the build, without validation. */
export const rawSettings = (): unknown => fromPage() ?? fromBuild();

/** Removes trailing slashes, because paths are appended to an origin as they are. */
export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
