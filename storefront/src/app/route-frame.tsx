import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '@/components/ui/loading';
import { ErrorBoundary } from './error-boundary';

/** Wraps each page with a spinner while its code loads and an error boundary. */
export function RouteFrame() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      {/* as tall as the window, so that the footer does not move up and down */}
      <Suspense
        fallback={
          <div className="grid min-h-dvh place-items-center">
            <Spinner />
          </div>
        }
      >
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
