import {
  countOrders,
  type Duty,
  getOwnList,
  getUser,
  listNamedLists,
  openSession,
  saveOwnList,
} from '@harrow/contract';
import type { HttpHandler } from 'msw';
import { adopt, forgetSession } from '@/features/auth/lib/session';
import { startSession } from '@/features/auth/lib/start-session';
import { provider } from './identity-stand-in';
import { answer, passes } from './answer';
import { server } from './shop-server';

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

/** The counts in the menu of staff, all 0. */
export const NO_ORDERS = {
  toShip: 0,
  unpaid: 0,
  shipped: 0,
  refunded: 0,
  cancelled: 0,
  expired: 0,
};

/** The list of an account that has none yet. */
const NO_LIST = { lines: [], updatedAt: null };

/**
 * The session's calls, answered well: tokens are numbered, and only the newest is accepted. With the
 * count in the menu of an admin.
 */
export function servesSession(duty: Duty | null = null) {
  let issued = 0;
  return [
    answer(openSession, () => {
      issued += 1;
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return { token: `token-${issued}`, expiresAt };
    }),
    answer(countOrders, NO_ORDERS),
    answer(getOwnList, NO_LIST),
    answer(saveOwnList, ({ body: { lines } }) => ({ ...NO_LIST, lines })),
    answer(listNamedLists, []),
    answer(getUser, ({ query }) => ({
      _id: 'cus_1',
      email: query.get('email') ?? '',
      role: duty && 'admin',
      promoted: duty !== null,
      duty,
      secondFactor: 'none',
    })),
  ];
}

/** Notes the ID token of each session that is opened from now on; the answers stay the same. */
export function noteProofs(): string[] {
  const proofs: string[] = [];
  server.use(
    passes(openSession, ({ body }) => {
      proofs.push(body.idToken ?? '');
    }),
  );
  return proofs;
}

/** Starts the session for the tests of a file and signs out after each. */
export function withSession(): void {
  beforeAll(startSession);
  afterEach(() => {
    forgetSession();
    provider.reset();
    sessionStorage.clear();
  });
}

/** Signs in as the shop does, before a page is opened; `own` answers before the calls of the session. */
export async function signInAs(person: typeof farmer, ...own: HttpHandler[]): Promise<void> {
  server.use(...own, ...servesSession(person === admin ? 'owner' : null));
  provider.become(person);
  await adopt(person);
}
