import type { Order } from '@harrow/contract';
import { DataTable, type Column } from '@/components/ui/data-table';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { OrderDesk } from '../hooks/use-order-desk';
import { isShippable } from '../lib/order-state';
import { isSelected } from '../lib/tray';
import { CustomerCell, PaymentCell, ProductCell, ShippingCell } from './order-cells';

const words = messages.manageOrders;
const headers = messages.orders;

interface OrdersTableProps {
  orders: readonly Order[];
  desk: OrderDesk;
  /** When the orders were read, in milliseconds since the epoch. */
  readAt: number;
  /** Whether the next page is loading. */
  isBusy: boolean;
}

/** A card: the box to select it, three lines, and the amount above the button that ships it. */
const CARD =
  '@max-4xl:relative @max-4xl:grid-cols-[1.75rem_minmax(0,1fr)_auto] @max-4xl:gap-y-1 @max-4xl:max-[30rem]:-mx-4 @max-4xl:max-[30rem]:px-4 @max-4xl:min-[30rem]:-mx-6 @max-4xl:min-[30rem]:px-6 @max-4xl:data-selected:shadow-[inset_4px_0_var(--color-ink)]';

/** A state and what belongs to it: beside it, or below it where the column is narrow. */
const STATE =
  '@4xl:truncate [&>span]:align-middle [&>small]:align-middle @max-4xl:[&>small]:ml-1 xl:[&>small]:ml-1.5 @4xl:max-xl:[&>small]:block @4xl:max-xl:[&>small]:truncate';

/** The orders of all customers. Each row has two lines: a long text ends in an ellipsis. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, desk, isBusy } = props;
  return (
    <DataTable
      look="rows"
      caption={messages.dashboard.manageOrders}
      columns={columnsFor(props)}
      rows={orders}
      rowKey={({ _id }) => _id}
      rowProps={(order) => ({
        className: CARD,
        'data-row': order._id,
        'data-selected': isSelected(desk.tray, order) || undefined,
      })}
      isBusy={isBusy}
    />
  );
}

function columnsFor({ orders, desk, readAt }: OrdersTableProps): Column<Order>[] {
  const shipmentOf = ({ _id }: Order) =>
    desk.shipments.find(({ parcels }) => parcels.some(({ order }) => order._id === _id));
  return [
    pickColumn(desk, orders, (order) => isShippable(order) && !shipmentOf(order)),
    {
      key: 'customer',
      header: headers.customer,
      className: '@max-4xl:max-[23rem]:col-span-2',
      cell: (order) => <CustomerCell order={order} readAt={readAt} />,
    },
    {
      key: 'product',
      header: headers.product,
      className: '@max-4xl:col-start-2 @max-4xl:row-start-2',
      cell: (order) => <ProductCell order={order} />,
    },
    {
      key: 'amount',
      header: headers.amount,
      align: 'end',
      width: 'w-32 min-[100rem]:w-34',
      className:
        'figure whitespace-nowrap @max-4xl:col-start-3 @max-4xl:row-start-1 @max-4xl:justify-self-end @max-4xl:max-[23rem]:row-start-2',
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      key: 'payment',
      header: headers.paymentStatus,
      width: 'w-38 @4xl:pl-6 xl:w-50 min-[100rem]:w-60 min-[100rem]:pl-10',
      className: `${STATE} @max-4xl:col-start-2 @max-4xl:row-start-3 @4xl:pl-6 min-[100rem]:pl-10`,
      cell: (order) => <PaymentCell order={order} readAt={readAt} />,
    },
    {
      key: 'shipping',
      header: headers.makeShipping,
      width: 'w-38 xl:w-44 min-[100rem]:w-52',
      className: `${STATE} has-[button]:overflow-visible @max-4xl:col-start-3 @max-4xl:row-span-2 @max-4xl:row-start-2 @max-4xl:max-w-44 @max-4xl:self-end @max-4xl:text-right @max-4xl:max-[23rem]:row-span-1 @max-4xl:max-[23rem]:row-start-3`,
      cell: (order) => (
        <ShippingCell order={order} shipment={shipmentOf(order)} onPending={desk.press} />
      ),
    },
  ];
}

/** The boxes that select the orders that can be shipped, and all of them. */
function pickColumn(
  { tray, toggle, toggleAll }: OrderDesk,
  orders: readonly Order[],
  isFree: (order: Order) => boolean,
): Column<Order> {
  const free = orders.filter(isFree);
  const chosen = free.filter((order) => isSelected(tray, order)).length;
  return {
    key: 'pick',
    header: '',
    head: (
      <Tick
        label={words.selectAll}
        isDisabled={free.length === 0}
        isChecked={free.length > 0 && chosen === free.length}
        isPartly={chosen > 0 && chosen < free.length}
        onChange={(on) => toggleAll(free, on)}
      />
    ),
    screenOnly: true,
    width: 'w-9 @4xl:px-0!',
    className: '@max-4xl:row-span-3 @4xl:px-0! @4xl:py-0!',
    cell: (order) =>
      isFree(order) && (
        <Tick
          label={words.select(order.number)}
          isChecked={isSelected(tray, order)}
          onChange={() => toggle(order)}
        />
      ),
  };
}

interface TickProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A box to select a row, or all; its target is as high as the row. */
function Tick({ label, isChecked, isPartly = false, isDisabled, onChange }: TickProps) {
  return (
    <label className="relative z-1 -ml-3 grid h-10.75 w-11 cursor-pointer place-items-center in-[thead]:h-8.5 @max-4xl:-mt-2.5 @max-4xl:in-[thead]:hidden">
      <input
        type="checkbox"
        disabled={isDisabled}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-ink"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
