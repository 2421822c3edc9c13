import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { settings } from '@/config/settings';
import { auth } from './firebase-auth';

/** The emulator's substitute for Google's script; the real provider has none. */
const STAND_IN = '/emulator/auth/gapi.js';

/** Google's script comes over the network; a stand-in takes its place where the emulator does. */
function loadStandIn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${STAND_IN} could not be loaded.`));
    script.src = STAND_IN;
    document.head.append(script);
  });
}

/** Has ready what the window needs; with the real provider the SDK sees to that. */
export async function prepare(): Promise<void> {
  if (settings.authEmulator && !('gapi' in window)) await loadStandIn();
}

/** Opens Google's window and signs in the chosen account. Rejects with the provider's error. */
export async function openGooglePopup(): Promise<User> {
  await prepare();
  const provider = new GoogleAuthProvider();
  // users with several Google accounts choose one each time
  provider.setCustomParameters({ prompt: 'select_account' });
  const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  return user;
}
