import type { Order } from '@harrow/contract';
import { useEffect, useRef, useState } from 'react';
import {
  isSelected,
  refreshed,
  withOrders,
  withoutOrders,
  withParcels,
  type Parcel,
} from '../lib/tray';
import { TRAY, useKept } from './use-kept';

/** The selected orders, with the tracking that was typed for them, while the list shows `orders`. */
export function useTray(orders: readonly Order[] | undefined) {
  const [tray, setTray] = useKept(TRAY);
  const [isOpen, setOpen] = useState(false);
  /** The orders that left the tray to be shipped while it was open. */
  const leftOpen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (orders) setTray((now) => refreshed(now, orders));
  }, [orders, setTray]);
  if (isOpen && tray.length === 0) setOpen(false);
  return {
    tray,
    setTray,
    /** Whether the tracking is shown. An empty tray closes. */
    isOpen,
    setOpen,
    /** Empties the tray; `putBack` reopens it if it is open now. */
    takeOut: () => {
      const ids = tray.map(({ order }) => order._id);
      const others = [...leftOpen.current].filter((id) => !ids.includes(id));
      leftOpen.current = new Set(isOpen ? [...others, ...ids] : others);
      setTray(() => []);
    },
    /** Puts unshipped parcels back, with their tracking, and opens the tray if it was open. */
    putBack: (parcels: readonly Parcel[]) => {
      setTray((now) => withParcels(now, parcels));
      if (parcels.some(({ order }) => leftOpen.current.has(order._id))) setOpen(true);
    },
    toggle: (order: Order) =>
      setTray((now) =>
        isSelected(now, order) ? withoutOrders(now, [order]) : withOrders(now, [order]),
      ),
  };
}
