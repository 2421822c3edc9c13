import type { Session } from '@/lib/session/session-store';
import { isRefusal } from './is-refusal';

/** The session, why nobody could say more about it, and what the page asks for. */
export type GuardQuestion = Pick<Session, 'status' | 'role'> & {
  /** Why the provider or the server has not answered, or not answered again. */
  error: unknown;
  needsAdmin: boolean;
  /** Whether the visitor comes from the login, which brings them back to where someone has been. */
  justEntered: boolean;
};

/**
 * What a protected route does with its visitor: wait, show the page, send to the login, end the
 * session first (it was refused, or the page is for admins), lead to the visitor's own dashboard, or
 * say that nobody could be asked.
 */
export type GuardDecision =
  'wait' | 'open' | 'login' | 'end-session' | 'own-dashboard' | 'unreachable';

/**
 * Decides. A lost network or a server that is away is no reason to sign anyone out; nor is an admin
 * page that the login has led a customer to, who would never get past it.
 */
export function guardDecision(question: GuardQuestion): GuardDecision {
  const { status, role, error, needsAdmin, justEntered } = question;
  if (status === 'signed-out') return 'login';
  if (status === 'loading') return error ? 'unreachable' : 'wait';
  if (isRefusal(error)) return 'end-session';
  if (role === undefined) return error ? 'unreachable' : 'wait';
  if (!needsAdmin || role === 'admin') return 'open';
  return justEntered ? 'own-dashboard' : 'end-session';
}
