import { adopt, forgetSession } from '@/features/auth/lib/session';
import { startSession } from '@/features/auth/lib/start-session';
import { provider } from './identity-stand-in';
import { backend, http, HttpResponse, server } from './shop-server';

export const farmer = { uid: 'uid-farmer', email: 'farmer@harrow.test', displayName: 'Fay Farmer' };
export const admin = { uid: 'uid-admin', email: 'admin@harrow.test', displayName: 'Abe Admin' };

/** The session's calls, answered well: tokens are numbered, and only the newest is accepted. */
export function servesSession(role: 'admin' | null = null) {
  let issued = 0;
  return [
    http.put(backend('/users/:email'), () => {
      issued += 1;
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return HttpResponse.json({ token: `token-${issued}`, expiresAt });
    }),
    http.get(backend('/user'), ({ request }) => {
      const email = new URL(request.url).searchParams.get('email');
      return HttpResponse.json({ _id: 'cus_1', email, role });
    }),
  ];
}

/** Starts the session for the tests of a file and leaves nobody signed in after each. */
export function withSession(): void {
  beforeAll(startSession);
  afterEach(() => {
    forgetSession();
    provider.reset();
    sessionStorage.clear();
  });
}

/** Signs in as the shop does, before a page is opened. */
export async function signInAs(person: typeof farmer): Promise<void> {
  server.use(...servesSession(person === admin ? 'admin' : null));
  provider.become(person);
  await adopt(person);
}
