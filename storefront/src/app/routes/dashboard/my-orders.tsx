import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryList } from '@/components/ui/query-list';
import { useMyOrders } from '@/features/orders/api/orders';
import { MyOrdersTable } from '@/features/orders/components/my-orders-table';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const orders = messages.orders;

/** `/dashboard/myorders` */
export default function MyOrders() {
  const { user } = useSession();
  return (
    <>
      <PageTitle title={messages.dashboard.myOrders} />
      <QueryList
        query={useMyOrders(user?.email ?? '')}
        loading={orders.loading}
        errorTitle={orders.errorTitle}
        empty={<NothingOrdered />}
      >
        {(rows) => <MyOrdersTable rows={rows} />}
      </QueryList>
    </>
  );
}

function NothingOrdered() {
  return (
    <EmptyState
      picture="/pictures/scenes/empty-orders.svg"
      title={orders.emptyMine}
      text={orders.emptyMineHint}
      action={<ButtonLink to={paths.products}>{orders.browse}</ButtonLink>}
    />
  );
}
