import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

import { settings } from '@/config/settings';

export {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  getIdToken,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';

/**
 * The provider's session in this browser. Kept in IndexedDB, else local storage, else session
 * storage. No popup resolver here: with one, phones load Google's scripts on every start and hang
 * on a bad network.
 */
export const auth = initializeAuth(initializeApp(settings.firebase), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});

if (settings.authEmulator) {
  // The shop's own origin stands in front of the emulator, so that one address serves everything.
  connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
}
