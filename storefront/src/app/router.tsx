import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { PageShell } from '@/components/layout/page-shell';
import { settings } from '@/config/settings';
import { useSessionCache } from '@/features/auth/hooks/use-session-cache';
import { loadable } from '@/lib/loadable';
import { RouteFrame } from './route-frame';

// a page without it is better than none
const PageChanges = loadable(() => import('./page-changes').catch(() => ({ default: () => null })));
const Home = loadable(() => import('./routes/home'));
const AllProducts = loadable(() => import('./routes/all-products'));
const Portfolio = loadable(() => import('./routes/portfolio'));
const Blogs = loadable(() => import('./routes/blogs'));
const Login = loadable(() => import('./routes/login'));
const Signup = loadable(() => import('./routes/signup'));
const ResetPassword = loadable(() => import('./routes/reset-password'));
const MailLink = loadable(() => import('./routes/mail-link'));
const Mailbox = loadable(() => import('./routes/mailbox'));
const Purchase = loadable(() => import('./routes/purchase'));
const Dashboard = loadable(() => import('./routes/dashboard'));
const MyProfile = loadable(() => import('./routes/profile'));
const MyOrders = loadable(() => import('./routes/my-orders'));
const AddReview = loadable(() => import('./routes/add-review'));
const Users = loadable(() => import('./routes/users'));
const AddNewProduct = loadable(() => import('./routes/add-new-product'));
const ManageProducts = loadable(() => import('./routes/manage-products'));
const ManageOrders = loadable(() => import('./routes/manage-orders'));
const Payment = loadable(() => import('./routes/payment'));
const RequireSignIn = loadable(() => import('@/features/auth/components/require-sign-in'));
const RequireAdmin = loadable(() => import('@/features/auth/components/require-admin'));
const NotFound = loadable(() => import('./routes/not-found'));

/** Which page stands at which address. Each is loaded when it is first visited. */
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
