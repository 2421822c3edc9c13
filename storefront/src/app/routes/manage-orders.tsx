import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryList } from '@/components/ui/query-list';
import { useAllOrders } from '@/features/orders/api/orders';
import { AllOrdersTable } from '@/features/orders/components/all-orders-table';
import { messages } from '@/messages';

const orders = messages.orders;

/** `/dashboard/manageorders` */
export default function ManageOrders() {
  return (
    <>
      <PageTitle title={messages.dashboard.manageOrders} />
      <QueryList
        query={useAllOrders()}
        loading={orders.loading}
        errorTitle={orders.errorTitle}
        empty={
          <EmptyState
            picture="/pictures/scenes/empty-orders.svg"
            title={orders.emptyAll}
            text={orders.emptyAllHint}
          />
        }
      >
        {(rows) => <AllOrdersTable rows={rows} />}
      </QueryList>
    </>
  );
}
