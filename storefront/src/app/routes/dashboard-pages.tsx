import { Route, Routes } from 'react-router-dom';
import { useLoadedToasts } from '@/components/ui/use-loaded-toasts';
import * as paths from '@/config/paths';
import Guard from '@/features/auth/components/guard';
import { loadable } from '@/lib/loadable';
import { RouteFrame } from '../route-frame';
import Dashboard from './dashboard';

const MyProfile = loadable(() => import('./profile'));
const MyOrders = loadable(() => import('./my-orders'));
const OrderPage = loadable(() => import('./order'));
const InvoicePage = loadable(() => import('./invoice'));
const PackingSlip = loadable(() => import('./packing-slip'));
const AddReview = loadable(() => import('./add-review'));
const Users = loadable(() => import('./users'));
const AddNewProduct = loadable(() => import('./add-new-product'));
const ManageProducts = loadable(() => import('./manage-products'));
const ManageOrders = loadable(() => import('./manage-orders'));
const Moderation = loadable(() => import('./moderation'));
const History = loadable(() => import('./history'));
const Today = loadable(() => import('./today'));
const Payment = loadable(() => import('./payment'));
const NotFound = loadable(() => import('./not-found'));

/** The path below that of the dashboard. */
const within = (path: string): string => path.slice(paths.dashboard.length + 1);

/** The pages below `/dashboard`, those of staff included. Each is loaded on its first visit. */
export default function DashboardPages() {
  useLoadedToasts();
  return (
    <Routes>
      <Route element={<Dashboard />}>
        {/* a nested frame, so that the side menu stays while a page loads or if it crashes */}
        <Route element={<RouteFrame />}>
          <Route index element={<MyProfile />} />
          <Route path={within(paths.orders)} element={<MyOrders />} />
          <Route path={within(paths.order(':id'))} element={<OrderPage />} />
          <Route path={within(paths.invoice(':id'))} element={<InvoicePage />} />
          <Route path={within(paths.addReview)} element={<AddReview />} />
          <Route path={within(paths.payment(':id'))} element={<Payment />} />
          <Route element={<Guard needsAdmin />}>
            <Route path={within(paths.users)} element={<Users />} />
            <Route path={within(paths.addProduct)} element={<AddNewProduct />} />
            <Route path={within(paths.manageProducts)} element={<ManageProducts />} />
            <Route path={within(paths.manageOrders)} element={<ManageOrders />} />
            <Route path={within(paths.packingSlip(':id'))} element={<PackingSlip />} />
            <Route path={within(paths.moderation)} element={<Moderation />} />
            <Route path={within(paths.history)} element={<History />} />
            <Route path={within(paths.today)} element={<Today />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
