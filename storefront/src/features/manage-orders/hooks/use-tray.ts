import type { Order } from '@harrow/contract';
import { useState } from 'react';
import { isSelected, refreshed, withOrders, withoutOrders, type Tray } from '../lib/tray';

/** The selected orders, with the tracking that was typed for them, while the list shows `orders`. */
export function useTray(orders: readonly Order[] | undefined) {
  const [tray, setTray] = useState<Tray>([]);
  const [seen, setSeen] = useState(orders);
  if (orders && orders !== seen) {
    setSeen(orders);
    setTray(refreshed(tray, orders));
  }
  return {
    tray,
    setTray,
    toggle: (order: Order) =>
      setTray(isSelected(tray, order) ? withoutOrders(tray, [order]) : withOrders(tray, [order])),
  };
}
