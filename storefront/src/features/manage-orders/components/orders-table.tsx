import type { Order } from '@harrow/contract';
import { messages } from '@/messages';
import { isShippable } from '../lib/order-state';
import type { Shipment } from '../lib/shipping-queue';
import { isSelected, type Tray } from '../lib/tray';
import { OrderRow, type RowActions } from './order-row';

const words = messages.manageOrders;
const headers = messages.orders;

interface OrdersTableProps extends RowActions {
  orders: readonly Order[];
  tray: Tray;
  shipments: readonly Shipment[];
  /** When the orders were read, in milliseconds since the epoch. */
  readAt: number;
  /** Whether the next page is loading. */
  stale: boolean;
  onToggleAll: (orders: Order[], on: boolean) => void;
}

/**
 * The orders of all customers; in a narrow window, each row is a card. The roles are explicit, because
 * a table that is laid out as blocks loses them.
 */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, tray, shipments, readAt, stale, onToggleAll, ...actions } = props;
  const shipmentOf = ({ _id }: Order) =>
    shipments.find(({ parcels }) => parcels.some(({ order }) => order._id === _id));
  const free = orders.filter((order) => isShippable(order) && !shipmentOf(order));
  const chosen = free.filter((order) => isSelected(tray, order));
  return (
    <table role="table" aria-busy={stale} className="desk-orders">
      <caption className="sr-only">{messages.dashboard.manageOrders}</caption>
      <thead role="rowgroup">
        <tr role="row" className="label">
          <td role="cell" className="desk-pick">
            <label className="desk-tick">
              <input
                type="checkbox"
                disabled={free.length === 0}
                checked={free.length > 0 && chosen.length === free.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.length > 0 && chosen.length < free.length;
                }}
                onChange={({ target }) => onToggleAll(free, target.checked)}
              />
              <span className="sr-only">{words.selectAll}</span>
            </label>
          </td>
          {[
            headers.customer,
            headers.product,
            headers.amount,
            headers.paymentStatus,
            headers.makeShipping,
          ].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            isSelected={isSelected(tray, order)}
            shipment={shipmentOf(order)}
            readAt={readAt}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}
