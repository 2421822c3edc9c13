import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { PageShell } from '@/components/layout/page-shell';
import { Spinner } from '@/components/ui/loading';
import { settings } from '@/config/settings';
import { useSessionCache } from '@/features/auth/hooks/use-session-cache';
import { SearchForm } from '@/features/search/components/search-form';
import { loadable } from '@/lib/loadable';
import { ErrorBoundary } from './error-boundary';

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
const Purchase = loadable(() => import('./routes/purchase'));
const Dashboard = loadable(() => import('./routes/dashboard'));
const MyProfile = loadable(() => import('./routes/profile'));
const MyOrders = loadable(() => import('./routes/my-orders'));
const OrderPage = loadable(() => import('./routes/order'));
const InvoicePage = loadable(() => import('./routes/invoice'));
const AddReview = loadable(() => import('./routes/add-review'));
const Users = loadable(() => import('./routes/users'));
const AddNewProduct = loadable(() => import('./routes/add-new-product'));
const ManageProducts = loadable(() => import('./routes/manage-products'));
const ManageOrders = loadable(() => import('./routes/manage-orders'));
const Payment = loadable(() => import('./routes/payment'));
const Guard = loadable(() => import('@/features/auth/components/guard'));
const NotFound = loadable(() => import('./routes/not-found'));

/** The pages about how the maker does business. */
const MAKER_PAGES = [paths.delivery, paths.returns, paths.warranty, paths.terms, paths.privacy];

/** The routes of the shop. Each page is loaded on its first visit. */
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
            <Route path={paths.portfolio} element={<Portfolio />} />
            <Route path={paths.blogs} element={<Blogs />} />
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
              <Route path={paths.dashboard} element={<Dashboard />}>
                {/* a nested frame, so that the side menu stays while a page loads or if it crashes */}
                <Route element={<RouteFrame />}>
                  <Route index element={<MyProfile />} />
                  <Route path={paths.orders} element={<MyOrders />} />
                  <Route path={paths.order(':id')} element={<OrderPage />} />
                  <Route path={paths.invoice(':id')} element={<InvoicePage />} />
                  <Route path={paths.addReview} element={<AddReview />} />
                  <Route path={paths.payment(':id')} element={<Payment />} />
                  <Route element={<Guard needsAdmin />}>
                    <Route path={paths.users} element={<Users />} />
                    <Route path={paths.addProduct} element={<AddNewProduct />} />
                    <Route path={paths.manageProducts} element={<ManageProducts />} />
                    <Route path={paths.manageOrders} element={<ManageOrders />} />
                  </Route>
                </Route>
              </Route>
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

/** Wraps each page with a spinner while its code loads and an error boundary. */
function RouteFrame() {
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
