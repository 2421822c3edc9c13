import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import * as paths from '@/config/paths';
import { PageShell } from '@/components/layout/page-shell';
import { settings } from '@/config/settings';
import { useSessionCache } from '@/features/auth/hooks/use-session-cache';
import { SearchForm } from '@/features/search/components/search-form';
import { loadable } from '@/lib/loadable';
import { RouteFrame } from './route-frame';

// pages work without it if it fails to load
const PageChanges = loadable(() => import('./page-changes').catch(() => ({ default: () => null })));
const Home = loadable(() => import('./routes/home'));
const AllProducts = loadable(() => import('./routes/all-products'));
const CategoryPage = loadable(() => import('./routes/category'));
const SearchPage = loadable(() => import('./routes/search'));
const ProductPage = loadable(() => import('./routes/product'));
const Portfolio = loadable(() => import('./routes/portfolio'));
const Blogs = loadable(() => import('./routes/blogs'));
const MakerPage = loadable(() => import('./routes/maker-page'));
const Login = loadable(() => import('./routes/login'));
const Signup = loadable(() => import('./routes/signup'));
const ResetPassword = loadable(() => import('./routes/reset-password'));
const MailLink = loadable(() => import('./routes/mail-link'));
const Mailbox = loadable(() => import('./routes/mailbox'));
const DashboardPages = loadable(() => import('./routes/dashboard-pages'));
const Purchase = loadable(() => import('./routes/purchase'));
const Guard = loadable(() => import('@/features/auth/components/guard'));
const NotFound = loadable(() => import('./routes/not-found'));

/** The pages about how the maker does business. */
const MAKER_PAGES = [paths.delivery, paths.returns, paths.warranty, paths.terms, paths.privacy];

/**
 * The routes of the shop. Each page is loaded on its first visit; those of the dashboard bring their own
 * routes, because the first page contains the name of every chunk that it may load.
 */
export function Router() {
  return (
    <>
      <Suspense>
        <PageChanges />
      </Suspense>
      <Routes>
        <Route element={<Shell />}>
          <Route element={<RouteFrame />}>
            <Route index element={<Home />} />
            <Route path={paths.products} element={<AllProducts />} />
            <Route path={paths.category(':handle')} element={<CategoryPage />} />
            <Route path={paths.search} element={<SearchPage />} />
            <Route path={paths.product(':handle')} element={<ProductPage />} />
            {settings.demonstration && <Route path={paths.portfolio} element={<Portfolio />} />}
            {settings.demonstration && <Route path={paths.blogs} element={<Blogs />} />}
            {MAKER_PAGES.map((path) => (
              <Route key={path} path={path} element={<MakerPage />} />
            ))}
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.signup} element={<Signup />} />
            <Route path={paths.resetPassword} element={<ResetPassword />} />
            <Route path={paths.mailLink} element={<MailLink />} />
            {settings.authEmulator && <Route path={paths.mailbox} element={<Mailbox />} />}
            <Route element={<Guard />}>
              <Route path={paths.purchase(':id')} element={<Purchase />} />
              <Route path={`${paths.dashboard}/*`} element={<DashboardPages />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

function Shell() {
  useSessionCache();
  return (
    <PageShell search={<SearchForm />}>
      <Outlet />
    </PageShell>
  );
}
