import { DUTIES } from '@harrow/contract';
import { Route, Routes } from 'react-router-dom';
import { useLoadedToasts } from '@/components/ui/use-loaded-toasts';
import * as paths from '@/config/paths';
import Guard from '@/features/auth/components/guard';
import { loadable } from '@/lib/loadable';
import { Dashboard } from '../dashboard/dashboard';
import { DutyGuard } from '../dashboard/duty-guard';
import { dashboardPages } from '../dashboard/pages';
import { pageRoutes } from '../page-routes';
import { RouteFrame } from '../route-frame';

const NotFound = loadable(() => import('./not-found'));

const routesOf = pageRoutes((route) => import(`./dashboard/${route}.tsx`), paths.dashboard);

const OWN = routesOf(dashboardPages.filter(({ who }) => !who));
const OF_STAFF = DUTIES.map((duty) => (
  <Route key={duty} element={<DutyGuard least={duty} />}>
    {routesOf(dashboardPages.filter((page) => page.duty === duty))}
  </Route>
));

/** The pages below `/dashboard`, those of staff included. */
export default function DashboardPages() {
  useLoadedToasts();
  return (
    <Routes>
      <Route element={<Dashboard />}>
        {/* a nested frame, so that the side menu stays while a page loads or if it crashes */}
        <Route element={<RouteFrame />}>
          {OWN}
          <Route element={<Guard needsAdmin />}>{OF_STAFF}</Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
