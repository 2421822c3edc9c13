import { DeskList } from '@/components/desk/list';
import { NoRows } from '@/components/desk/no-rows';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import { CUSTOMERS_PAGE_SIZE, useCustomersPage } from '@/features/manage-orders/api/customers';
import { CustomersTable } from '@/features/manage-orders/components/customers-table';
import { messages } from '@/messages';

const words = messages.customers;

/** `/dashboard/customers` */
export default function Customers() {
  const { words: q, page } = useDeskAddress();
  return (
    <>
      <PageTitle title={messages.dashboard.customers} lead={words.lead} />
      <DeskList
        words={words}
        query={useCustomersPage(q, page)}
        size={CUSTOMERS_PAGE_SIZE}
        empty={<NoRows words={words} isFiltered={q !== ''} />}
      >
        {(customers) => <CustomersTable customers={customers} />}
      </DeskList>
    </>
  );
}
