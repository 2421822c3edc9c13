import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '@/components/ui/spinner';
import { ErrorBoundary } from './error-boundary';

/** Around each page: what shows while its code comes, and what if it breaks. */
export function RouteFrame() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      {/* as tall as the window, so that the footer does not come up and go down again */}
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
