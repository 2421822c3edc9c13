import { z } from 'zod/mini';
import { adopt, forgetSession } from '@/features/auth/lib/session';
import { startSession } from '@/features/auth/lib/start-session';
import { provider } from './identity-stand-in';
import { backend, http, HttpResponse, server } from './shop-server';

export const farmer = {
  uid: 'uid-farmer',
  email: 'farmer@harrow.test',
  displayName: 'Fay Farmer',
  isVerified: true,
};
export const admin = {
  uid: 'uid-admin',
  email: 'admin@harrow.test',
  displayName: 'Abe Admin',
  isVerified: true,
};

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

/** The ID tokens with which a session is asked for from now on; the answers stay what they are. */
export function noteProofs(): string[] {
  const proofs: string[] = [];
  const body = z.object({ idToken: z.string() });
  server.use(
    http.put(backend('/users/:email'), async ({ request }) => {
      proofs.push(body.parse(await request.clone().json()).idToken);
      return undefined;
    }),
  );
  return proofs;
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
