import { servicesOf, ShopError } from '@harrow/plugin-kit';
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import jwt from 'jsonwebtoken';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const BEARER = /^Bearer (\S+)$/i;

/** The claim that both a session and a token contain. */
const claims = z.object({ user_id: z.string() });

/**
 * Returns the users that a request claims to be. A token is not verified here, which the engine does
 * later: a forged one can only be refused earlier.
 */
function claimedUsers({ session, headers }: MedusaRequest): string[] {
  const ofSession = claims.safeParse(session).data?.user_id;
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  const ofToken = token ? claims.safeParse(jwt.decode(token)).data?.user_id : undefined;
  return [ofSession, ofToken].filter((id) => id !== undefined);
}

/**
 * Middleware for the stock admin: refuses sessions and tokens of users that have been removed. The
 * engine itself accepts them until they expire, without a look at the user.
 */
export async function refuseRemovedStaff(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const claimed = claimedUsers(req);
    if (claimed.length > 0) await requireUsers(servicesOf(req.scope).manager, claimed);
    next();
  } catch (error) {
    next(error);
  }
}

async function requireUsers(manager: EntityManager, ids: string[]): Promise<void> {
  const found: unknown[] = await manager.query(
    'SELECT id FROM "user" WHERE id = ANY ($1) AND deleted_at IS NULL',
    [ids],
  );
  if (found.length < new Set(ids).size) {
    throw new ShopError('unauthorized', 'Your session has ended. Log in again.');
  }
}
