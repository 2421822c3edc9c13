import { AsyncLocalStorage } from 'node:async_hooks';
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';

const acting = new AsyncLocalStorage<() => string | null | undefined>();

/** The call by which an invited person makes a login; it needs none. */
const ACCEPTS_INVITE = /^\/+admin\/+invites\/+accept\/*$/i;

const invitation = z.object({ user_email: z.string() });
const acceptance = z.object({ token: z.string() });

/**
 * Returns the email that an invitation names. The token need not be verified here: the engine changes
 * nothing by one that it did not sign.
 */
function invitedPerson({ originalUrl, body }: MedusaRequest): string | undefined {
  const [path = ''] = originalUrl.split('?');
  if (!ACCEPTS_INVITE.test(path)) return undefined;
  const [, payload = ''] = acceptance.safeParse(body).data?.token.split('.') ?? [];
  try {
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return invitation.safeParse(content).data?.user_email;
  } catch {
    return undefined;
  }
}

/**
 * Middleware for the stock admin's calls, because the engine does not tell its services who calls them.
 * It runs before the engine authenticates the request.
 */
export function rememberStaff(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  acting.run(() => req.user?.userId ?? req.user?.id ?? invitedPerson(req), next);
}

/** Runs the work for a member of staff, by the engine's id of a user or a customer. */
export const actingAs = <T>(id: string, work: () => T): T => acting.run(() => id, work);

/** Returns the id of the member of staff that this code runs as; null if unknown. */
export const actingStaff = (): string | null => acting.getStore()?.() ?? null;
