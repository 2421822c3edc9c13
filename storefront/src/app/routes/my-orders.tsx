import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { MyOrdersTable } from '@/features/orders/components/my-orders-table';
import { OrdersList } from '@/features/orders/components/orders-list';
import { useMyOrders } from '@/features/orders/hooks/use-my-orders';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const orders = messages.orders;

/** `/dashboard/myorders` */
export default function MyOrders() {
  const { user } = useSession();
  const query = useMyOrders(user?.email ?? '');
  return (
    <>
      <PageTitle title={messages.dashboard.myOrders} />
      <OrdersList query={query} empty={<NothingOrdered />}>
        {(rows) => <MyOrdersTable rows={rows} />}
      </OrdersList>
    </>
  );
}

function NothingOrdered() {
  return (
    <EmptyState
      picture="/pictures/scenes/empty-orders.svg"
      title={orders.emptyMine}
      text={orders.emptyMineHint}
      action={<ButtonLink to="/allproduct">{orders.browse}</ButtonLink>}
    />
  );
}
