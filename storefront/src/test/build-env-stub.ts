/** Replaces the build's environment, which only Vite can read. */
export const buildEnv = {
  VITE_BACKEND_URL: 'http://backend.test',
  VITE_FIREBASE_API_KEY: 'test-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'harrow.test',
  VITE_FIREBASE_PROJECT_ID: 'demo-harrow',
};
