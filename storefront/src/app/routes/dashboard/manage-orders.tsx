import { ManageOrdersScreen } from '@/features/manage-orders/components/manage-orders-screen';

/** `/dashboard/manageorders` */
export default function ManageOrders() {
  return <ManageOrdersScreen />;
}
