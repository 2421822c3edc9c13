import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { PageShell } from '@/components/layout/page-shell';
import * as paths from '@/config/paths';
import { settings } from '@/config/settings';
import { useSessionCache } from '@/features/auth/hooks/use-session-cache';
import { ProductsMenu } from '@/features/catalogue/components/products-menu';
import { SearchForm } from '@/features/search/components/search-form';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { ownPages } from './own-pages';
import { pageRoutes } from './page-routes';
import { publicPages } from './public-pages';
import { RouteFrame } from './route-frame';

// pages work without it if it fails to load
const PageChanges = loadable(() => import('./page-changes').catch(() => ({ default: () => null })));
// the list and the machines of this browser go on without it
const AccountData = loadable(() => import('./account-data').catch(() => ({ default: () => null })));
const Guard = loadable(() => import('@/features/auth/components/guard'));
const NotFound = loadable(() => import('./routes/not-found'));

const ownRoutes = ownPages.map(({ path, load }) => (
  <Route key={path} path={path} Component={loadable(load)} />
));
const routesOf = pageRoutes((route) => import(`./routes/${route}.tsx`));

/**
 * The routes of the shop. The pages of the dashboard bring their own routes, because the first page contains
 * the name of every chunk that it may load.
 */
export function Router() {
  const pages = publicPages.filter(({ needs }) => !needs || settings[needs]);
  return (
    <>
      <Suspense>
        <PageChanges />
      </Suspense>
      <Routes>
        <Route element={<Shell />}>
          <Route element={<RouteFrame />}>
            {routesOf(pages.filter(({ who }) => !who))}
            <Route element={<Guard />}>{routesOf(pages.filter(({ who }) => who))}</Route>
            {ownRoutes}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

function Shell() {
  useSessionCache();
  const { user } = useSession();
  const isBare = useLocation().pathname.startsWith(paths.payment(''));
  return (
    <PageShell isBare={isBare} search={<SearchForm />} products={<ProductsMenu />}>
      <Outlet />
      <Suspense>{user && <AccountData email={user.email} />}</Suspense>
    </PageShell>
  );
}
