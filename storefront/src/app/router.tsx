import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { PageShell } from '@/components/layout/page-shell';
import { RouteFrame } from './route-frame';
import { ScrollRestoration } from './scroll-restoration';

const Home = lazy(() => import('./routes/home'));
const AllProducts = lazy(() => import('./routes/all-products'));
const NotFound = lazy(() => import('./routes/not-found'));

/** Which page stands at which address. Each is loaded when it is first visited. */
export function Router() {
  return (
    <>
      <ScrollRestoration />
      <Routes>
        <Route element={<Shell />}>
          <Route element={<RouteFrame />}>
            <Route index element={<Home />} />
            <Route path="allproduct" element={<AllProducts />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

function Shell() {
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  );
}
