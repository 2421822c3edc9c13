import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { PageShell } from '@/components/layout/page-shell';
import { settings } from '@/config/settings';
import { useSessionCache } from '@/features/auth/hooks/use-session-cache';
import { RouteFrame } from './route-frame';

const ScrollRestoration = lazy(() => import('./scroll-restoration'));
const Home = lazy(() => import('./routes/home'));
const AllProducts = lazy(() => import('./routes/all-products'));
const Portfolio = lazy(() => import('./routes/portfolio'));
const Blogs = lazy(() => import('./routes/blogs'));
const Login = lazy(() => import('./routes/login'));
const Signup = lazy(() => import('./routes/signup'));
const ResetPassword = lazy(() => import('./routes/reset-password'));
const MailLink = lazy(() => import('./routes/mail-link'));
const Mailbox = lazy(() => import('./routes/mailbox'));
const Purchase = lazy(() => import('./routes/purchase'));
const Dashboard = lazy(() => import('./routes/dashboard'));
const MyProfile = lazy(() => import('./routes/profile'));
const MyOrders = lazy(() => import('./routes/my-orders'));
const AddReview = lazy(() => import('./routes/add-review'));
const Users = lazy(() => import('./routes/users'));
const AddNewProduct = lazy(() => import('./routes/add-new-product'));
const ManageProducts = lazy(() => import('./routes/manage-products'));
const ManageOrders = lazy(() => import('./routes/manage-orders'));
const Payment = lazy(() => import('./routes/payment'));
const RequireSignIn = lazy(() => import('@/features/auth/components/require-sign-in'));
const RequireAdmin = lazy(() => import('@/features/auth/components/require-admin'));
const NotFound = lazy(() => import('./routes/not-found'));

/** Which page stands at which address. Each is loaded when it is first visited. */
export function Router() {
  return (
    <>
      <Suspense>
        <ScrollRestoration />
      </Suspense>
      <Routes>
        <Route element={<Shell />}>
          <Route element={<RouteFrame />}>
            <Route index element={<Home />} />
            <Route path="allproduct" element={<AllProducts />} />
            <Route path="myportfolio" element={<Portfolio />} />
            <Route path="blogs" element={<Blogs />} />
            <Route path="login" element={<Login />} />
            <Route path="signup" element={<Signup />} />
            <Route path="resetpass" element={<ResetPassword />} />
            <Route path="auth/action" element={<MailLink />} />
            {settings.authEmulator && <Route path="mailbox" element={<Mailbox />} />}
            <Route element={<RequireSignIn />}>
              <Route path="purchase/:id" element={<Purchase />} />
              <Route path="dashboard" element={<Dashboard />}>
                {/* a frame of its own: the side menu stays while the next page comes, or if it breaks */}
                <Route element={<RouteFrame />}>
                  <Route index element={<MyProfile />} />
                  <Route path="myorders" element={<MyOrders />} />
                  <Route path="addreview" element={<AddReview />} />
                  <Route path="payment/:id" element={<Payment />} />
                  <Route element={<RequireAdmin />}>
                    <Route path="users" element={<Users />} />
                    <Route path="addnewproduct" element={<AddNewProduct />} />
                    <Route path="manageproducts" element={<ManageProducts />} />
                    <Route path="manageorders" element={<ManageOrders />} />
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
    <PageShell>
      <Outlet />
    </PageShell>
  );
}
