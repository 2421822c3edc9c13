import { SECOND_FACTOR_HOURS } from '@harrow/contract';
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
 * Middleware for the stock admin: refuses sessions and tokens of users that have been removed, which the
 * engine itself accepts until they expire, of those who are packers or managers in the shop, because the
 * stock admin knows no duties, and of those with a second factor who have entered no code in the shop for
 * some hours, because it knows no codes.
 */
export async function admitStaff(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const claimed = claimedUsers(req);
    const apiToken = req.get('x-medusa-access-token') ?? null;
    if (claimed.length > 0 || apiToken !== null) {
      await requireUsers(servicesOf(req.scope).manager, claimed, apiToken);
    }
    next();
  } catch (error) {
    next(error);
  }
}

async function requireUsers(
  manager: EntityManager,
  ids: string[],
  apiToken: string | null,
): Promise<void> {
  const found: { id: string; is_limited: boolean; awaits_code: boolean }[] = await manager.query(
    `SELECT u.id, EXISTS (SELECT FROM admin_promotion p
                            JOIN customer c ON c.id = p.customer_id AND lower(c.email) = p.email
                           WHERE p.email = lower(u.email) AND p.duty <> 'owner') AS is_limited,
            u.id = ANY ($1)
              AND EXISTS (SELECT FROM second_factor JOIN second_factor_secret s USING (customer_id)
                            JOIN customer c ON c.id = customer_id
                           WHERE lower(c.email) = lower(u.email)
                             AND s.passed_at < now() - make_interval(hours => $3)) AS awaits_code
       FROM "user" u WHERE (u.id = ANY ($1) OR u.api_token = $2) AND u.deleted_at IS NULL`,
    [ids, apiToken, SECOND_FACTOR_HOURS],
  );
  const foundIds = new Set(found.map(({ id }) => id));
  if (!ids.every((id) => foundIds.has(id))) {
    throw new ShopError('unauthorized', 'Your session has ended. Log in again.');
  }
  if (found.some(({ is_limited }) => is_limited)) {
    throw new ShopError(
      'forbidden',
      'The stock admin is for owners. Use the dashboard of the shop.',
    );
  }
  if (found.some(({ awaits_code }) => awaits_code)) {
    throw new ShopError(
      'forbidden',
      'Enter the code of your second factor in the dashboard of the shop first.',
      { code: 'second_factor_required' },
    );
  }
}
