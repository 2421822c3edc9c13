import { Suspense, useEffect, useMemo } from 'react';
import {
  matchPath,
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import * as paths from '@/config/paths';
import { NeedsScript } from '@/components/ui/needs-script';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/loading';
import { showError } from '@/components/ui/toast';
import { describeError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { hasDrafts } from '@/lib/session/form-draft';
import { hasJustLoggedIn } from '@/lib/session/just-logged-in';
import { useSession, type Session, type SessionEnd } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useRecheck, useRole } from '../hooks/use-role';
import { NEW_BUYER, reasonOf } from '../lib/return-location';
import { endOfRefused, endSession, isRefusal } from '../lib/session';
import { watchSession } from '../lib/start-session';

const SecondFactorPrompt = loadable(async () => ({
  default: (await import('./second-factor')).SecondFactorPrompt,
}));

/**
 * A layout route for protected pages, or for those of admins: shows the nested page, or redirects
 * according to the session.
 */
export default function Guard({ needsAdmin = false }: { needsAdmin?: boolean }) {
  const { status, role, error } = useSession();
  const justLoggedIn = hasJustLoggedIn(useLocation().state);
  const check = useRole();
  useRecheck();
  useEffect(watchSession, []);
  const reason = error ?? check.error;
  if (status === 'signed-in' && check.data?.secondFactor === 'asked') {
    return (
      <Suspense fallback={<Checking />}>
        <SecondFactorPrompt onPassed={check.refetch} />
      </Suspense>
    );
  }

  switch (guardDecision({ status, role, error: reason, needsAdmin, justLoggedIn })) {
    case 'open':
      return <Outlet />;
    case 'login':
      return <ToLogin />;
    case 'end-session':
      return <EndSession why={isRefusal(reason) ? endOfRefused(reason) : 'staff-page'} />;
    case 'own-dashboard':
      return <OwnDashboard />;
    case 'wait':
      return <Checking />;
    case 'unreachable':
      return (
        <div className="wrap py-12">
          <h1 className="sr-only">{messages.session.title}</h1>
          <ErrorState
            title={messages.session.errorTitle}
            message={`${describeError(reason)} ${messages.session.errorHint}`}
            onRetry={status === 'loading' ? watchSession : () => void check.refetch()}
            retrying={check.isFetching}
          />
        </div>
      );
  }
}

/** Redirects to the login. The state is memoized, because the router navigates again if it changes. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const { leftAt, endedBy } = useSession();
  // a press before the scripts have taken over loads a page
  const isPressed =
    useNavigationType() === NavigationType.Push || document.referrer.startsWith(location.origin);
  const state = useMemo(() => {
    if (leftAt === pathname) return null;
    const reason = reasonOf(endedBy, hasDrafts());
    const isBuying = isPressed && matchPath(paths.purchase(':id'), pathname) !== null;
    return {
      from: { pathname, search, hash },
      ...reason,
      ...(isBuying && !('endedBy' in reason) && NEW_BUYER),
    };
  }, [leftAt, endedBy, pathname, search, hash, isPressed]);
  return (
    <>
      {/* until the login page has loaded */}
      <Checking />
      <Navigate to={paths.login} replace state={state} />
    </>
  );
}

/** Ends the session. After that, the guard redirects to the login. */
function EndSession({ why }: { why: SessionEnd }) {
  useEffect(() => void endSession(why), [why]);
  return <Checking />;
}

/** Redirects a customer who logged in on the way to a staff page to their dashboard, with a toast. */
function OwnDashboard() {
  useEffect(() => showError(messages.session.staffPage, messages.session.ownDashboard), []);
  return <Navigate to={paths.dashboard} replace />;
}

/** Shown until the session is known. As tall as a page, so that the footer does not move. */
export function Checking() {
  return (
    <div className="wrap grid min-h-[80vh] place-items-center">
      <div>
        <NeedsScript />
      </div>
      <Spinner label={messages.session.checking} />
    </div>
  );
}

/** The session, the error of the session check, and the requirements of the page. */
export type GuardQuestion = Pick<Session, 'status' | 'role'> & {
  /** The error of the identity provider or of the server, also of a refetch. */
  error: unknown;
  needsAdmin: boolean;
  /** Whether the login redirected here. The page may have been opened by another user before. */
  justLoggedIn: boolean;
};

/**
 * The decision of a protected route: wait for the session, show the page, redirect to the login, end
 * the session first (it was rejected, or the page is for admins), redirect to the user's dashboard,
 * or report that the session could not be checked.
 */
type GuardDecision = 'wait' | 'open' | 'login' | 'end-session' | 'own-dashboard' | 'unreachable';

/**
 * Makes the decision. A lost connection or an unavailable server must not sign the user out. Neither
 * must an admin page to which the login redirected a customer, who could otherwise never log in.
 */
export function guardDecision(question: GuardQuestion): GuardDecision {
  const { status, role, error, needsAdmin, justLoggedIn } = question;
  if (status === 'signed-out') return 'login';
  if (status === 'loading') return error ? 'unreachable' : 'wait';
  if (isRefusal(error)) return 'end-session';
  if (role === undefined) return error ? 'unreachable' : 'wait';
  if (!needsAdmin || role === 'admin') return 'open';
  return justLoggedIn ? 'own-dashboard' : 'end-session';
}
