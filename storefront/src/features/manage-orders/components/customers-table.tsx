import type { ListedCustomer } from '@harrow/contract';
import { Link } from 'react-router-dom';
import * as deskPaths from '@/config/desk-paths';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.customers;

const COLUMNS: Column<ListedCustomer>[] = [
  {
    key: 'customer',
    header: words.customer,
    isTitle: true,
    cell: ({ _id, email, name }) => (
      <>
        <Link
          to={deskPaths.customer(_id)}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline max-[60rem]:inline-flex max-[60rem]:min-h-11 max-[60rem]:items-center"
        >
          <UserText>{email}</UserText>
        </Link>
        <small className="block">
          <UserText className="wrap-anywhere">{name}</UserText>
        </small>
      </>
    ),
  },
  { key: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => formatNumber(orders) },
  {
    key: 'paid',
    header: words.paid,
    align: 'end',
    cell: ({ paid, currency }) => <span className="figure">{formatMoney(paid, currency)}</span>,
  },
  {
    key: 'last',
    header: words.lastOrder,
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? words.never : formatLocalDate(lastOrderAt)),
  },
  { key: 'since', header: words.since, cell: ({ since }) => formatLocalDate(since) },
];

/** The table of a page of customers. */
export const CustomersTable = ({ customers }: { customers: ListedCustomer[] }) => (
  <DataTable
    caption={messages.dashboard.customers}
    columns={COLUMNS}
    rows={customers}
    rowKey={({ _id }) => _id}
  />
);
