import { useEffect, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state';
import { showError } from '@/components/ui/toast';
import { describeError } from '@/lib/http/describe-error';
import { hasDrafts } from '@/lib/session/form-draft';
import { useSession, type SessionEnd } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useRecheck } from '../hooks/use-recheck';
import { useRole } from '../hooks/use-role';
import { guardDecision } from '../lib/guard-decision';
import { endOfRefused, isRefusal } from '../lib/is-refusal';
import { hasJustEntered, reasonOf } from '../lib/return-location';
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

/** Sends to the login, once: the router navigates again whenever the state is another object. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const { leftAt, endedBy } = useSession();
  const state = useMemo(
    () =>
      leftAt === pathname
        ? null
        : { from: { pathname, search, hash }, ...reasonOf(endedBy, hasDrafts()) },
    [leftAt, endedBy, pathname, search, hash],
  );
  return (
    <>
      {/* until the login page has come */}
      <Checking />
      <Navigate to="/login" replace state={state} />
    </>
  );
}

/** Ends the session. With it gone, the guard decides again, and sends to the login. */
function EndSession({ why }: { why: SessionEnd }) {
  useEffect(() => void endSession(why), [why]);
  return <Checking />;
}

/** A customer whom the login has brought to a page for staff goes on to their own, and is told so. */
function OwnDashboard() {
  useEffect(() => showError(messages.session.staffPage, messages.session.ownDashboard), []);
  return <Navigate to="/dashboard" replace />;
}
