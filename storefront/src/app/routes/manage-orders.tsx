import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { AllOrdersTable } from '@/features/orders/components/all-orders-table';
import { OrdersList } from '@/features/orders/components/orders-list';
import { useAllOrders } from '@/features/orders/hooks/use-all-orders';
import { messages } from '@/messages';

const orders = messages.orders;

/** `/dashboard/manageorders` */
export default function ManageOrders() {
  const query = useAllOrders();
  return (
    <>
      <PageTitle title={messages.dashboard.manageOrders} />
      <OrdersList
        query={query}
        empty={
          <EmptyState
            picture="/pictures/scenes/empty-orders.svg"
            title={orders.emptyAll}
            text={orders.emptyAllHint}
          />
        }
      >
        {(rows) => <AllOrdersTable rows={rows} />}
      </OrdersList>
    </>
  );
}
