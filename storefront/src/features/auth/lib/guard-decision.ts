import type { Session } from '@/lib/session/session-store';
import { isRefusal } from './is-refusal';

/** The session, why nobody could say more about it, and what the page asks for. */
export type GuardQuestion = Pick<Session, 'status' | 'role'> & {
  /** Why the provider or the server has not answered, or not answered again. */
  error: unknown;
  needsAdmin: boolean;
};

/**
 * What a protected route does with its visitor: wait, show the page, send to the login, end the
 * session first (it was refused, or the page is for admins), or say that nobody could be asked.
 */
export type GuardDecision = 'wait' | 'open' | 'login' | 'end-session' | 'unreachable';

/** Decides. A lost network or a server that is away is no reason to sign anyone out. */
export function guardDecision({ status, role, error, needsAdmin }: GuardQuestion): GuardDecision {
  if (status === 'signed-out') return 'login';
  if (status === 'loading') return error ? 'unreachable' : 'wait';
  if (isRefusal(error)) return 'end-session';
  if (role === undefined) return error ? 'unreachable' : 'wait';
  return needsAdmin && role !== 'admin' ? 'end-session' : 'open';
}
