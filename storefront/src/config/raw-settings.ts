import { buildEnv } from './build-env';

const ELEMENT_ID = 'harrow-config';

/** What the server wrote into the page, or undefined where it wrote nothing. */
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
  };
}

/** The settings of the page's configuration element, else of the build's variables; unchecked. */
export const rawSettings = (): unknown => fromPage() ?? fromBuild();

/** Paths are put after an origin as they are. */
export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
