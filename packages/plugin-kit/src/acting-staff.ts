import { AsyncLocalStorage } from 'node:async_hooks';
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/medusa';

const acting = new AsyncLocalStorage<() => string | null | undefined>();

/**
 * Middleware for the stock admin's calls, because the engine does not tell its services who calls them.
 * It runs before the engine authenticates the request.
 */
export function rememberStaff(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  acting.run(() => req.user?.userId ?? req.user?.id, next);
}

/** Runs the work for a member of staff, by the engine's id of a user or a customer. */
export const actingAs = <T>(id: string, work: () => T): T => acting.run(() => id, work);

/** Returns the id of the member of staff that this code runs as; null if unknown. */
export const actingStaff = (): string | null => acting.getStore()?.() ?? null;
