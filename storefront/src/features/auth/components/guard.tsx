import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state';
import { describeError } from '@/lib/http/describe-error';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useRecheck } from '../hooks/use-recheck';
import { useRole } from '../hooks/use-role';
import { guardDecision } from '../lib/guard-decision';
import { hasJustEntered } from '../lib/return-location';
import { endSession } from '../lib/session';
import { watchSession } from '../lib/start-session';
import { Checking } from './checking';

/** Shows the protected page that its route nests, or what its visitor has to do first. */
export function Guard({ needsAdmin = false }: { needsAdmin?: boolean }) {
  const { status, role, error } = useSession();
  const justEntered = hasJustEntered(useLocation().state);
  const check = useRole();
  useRecheck();
  useEffect(watchSession, []);
  const reason = error ?? check.error;

  switch (guardDecision({ status, role, error: reason, needsAdmin, justEntered })) {
    case 'open':
      return <Outlet />;
    case 'login':
      return <ToLogin />;
    case 'end-session':
      return <EndSession />;
    case 'own-dashboard':
      return <Navigate to="/dashboard" replace />;
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

/** Sends to the login, once: the router navigates again whenever the state is another object. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const { leftAt } = useSession();
  const state = useMemo(
    () => (leftAt === pathname ? null : { from: { pathname, search } }),
    [leftAt, pathname, search],
  );
  return (
    <>
      {/* until the login page has come */}
      <Checking />
      <Navigate to="/login" replace state={state} />
    </>
  );
}

/**
 * Ends the session. With it gone, the guard decides again, and sends to the login. A layout effect:
 * the forms of the page that has just gone ask afterwards whether the session is over.
 */
function EndSession() {
  useLayoutEffect(() => void endSession(), []);
  return <Checking />;
}
