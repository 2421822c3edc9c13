import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithPopup,
} from 'firebase/auth';
import { settings } from '@/config/settings';
import { openGooglePopup, prepare } from '../google-popup';

jest.mock('firebase/app', () => ({ initializeApp: () => 'app' }));
jest.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local storage',
  browserPopupRedirectResolver: 'resolver',
  browserSessionPersistence: 'session storage',
  connectAuthEmulator: jest.fn(),
  GoogleAuthProvider: class {
    setCustomParameters = () => undefined;
  },
  indexedDBLocalPersistence: 'indexedDB',
  initializeAuth: jest.fn(() => 'auth'),
  signInWithPopup: jest.fn(() => Promise.resolve({ user: 'user' })),
}));

afterEach(() => document.head.replaceChildren());

it('keeps the session where the browser can, and loads no window’s code at the start', () => {
  expect(initializeAuth).toHaveBeenCalledWith('app', {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  expect(connectAuthEmulator).not.toHaveBeenCalled();
});

it('opens the real Google’s window without the emulator’s stand-in', async () => {
  await prepare();
  expect(await openGooglePopup()).toBe('user');
  expect(signInWithPopup).toHaveBeenCalledWith(
    'auth',
    expect.anything(),
    browserPopupRedirectResolver,
  );
  expect(document.querySelector('script')).toBeNull();
});

it('loads the stand-in in the embedded shop, and again if that has failed', async () => {
  jest.replaceProperty(settings, 'authEmulator', true);
  const script = () => document.head.querySelector('script:last-child');
  const first = prepare();
  script()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/emulator/auth/gapi.js');
  const second = prepare();
  script()?.dispatchEvent(new Event('load'));
  await second;
  expect(document.head.querySelectorAll('script[src="/emulator/auth/gapi.js"]')).toHaveLength(2);
});
