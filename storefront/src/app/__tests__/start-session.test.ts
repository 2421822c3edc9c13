import { waitFor } from '@testing-library/react';
import { startSessionWhenIdle } from '@/app/start-session';
import { startSession } from '@/features/auth/lib/start-session';
import { sessionStore } from '@/lib/session/session-store';
import { TOKEN_KEY } from '@/lib/session/token-key';

jest.mock('@/features/auth/lib/start-session', () => ({ startSession: jest.fn() }));

const idle = jest.fn<number, [IdleRequestCallback]>();

beforeEach(() => {
  jest.mocked(startSession).mockClear();
  Object.assign(window, { requestIdleCallback: idle.mockReset() });
});
afterEach(() => {
  localStorage.clear();
  sessionStore.set({ status: 'loading' });
});

const runIdle = () => {
  for (const [run] of idle.mock.calls) run({ didTimeout: false, timeRemaining: () => 50 });
};

it('loads the session of a user with a token while the browser is idle', async () => {
  localStorage.setItem(TOKEN_KEY, 'token');
  startSessionWhenIdle();
  expect(sessionStore.get().status).toBe('loading');
  runIdle();
  await waitFor(() => expect(startSession).toHaveBeenCalled());
});

it('loads no session for a visitor before a login in another tab', async () => {
  startSessionWhenIdle();
  expect(sessionStore.get().status).toBe('signed-out');
  runIdle();
  window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' }));
  await Promise.resolve();
  expect(startSession).not.toHaveBeenCalled();
  localStorage.setItem(TOKEN_KEY, 'token');
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  await waitFor(() => expect(startSession).toHaveBeenCalled());
});
