import type { Order } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  isSelected,
  refreshed,
  withOrders,
  withoutOrders,
  withParcels,
  type Parcel,
  type Tray,
} from '../lib/tray';

/** The key of the tray while another page is open. Signing out clears it with the answers of the server. */
const TRAY_KEY = ['shipping-tray'];

/** The tray, which is still there when the list is opened again. */
function useKeptTray() {
  const client = useQueryClient();
  const state = useState<Tray>(() => client.getQueryData<Tray>(TRAY_KEY) ?? []);
  const [tray] = state;
  useEffect(() => {
    client.setQueryDefaults(TRAY_KEY, { cacheTime: Infinity });
    client.setQueryData(TRAY_KEY, tray);
  }, [client, tray]);
  return state;
}

/** The selected orders, with the tracking that was typed for them, while the list shows `orders`. */
export function useTray(orders: readonly Order[] | undefined) {
  const [tray, setTray] = useKeptTray();
  const [isOpen, setOpen] = useState(false);
  /** The orders that left the tray to be shipped while it was open. */
  const leftOpen = useRef<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(orders);
  if (orders && orders !== seen) {
    setSeen(orders);
    setTray(refreshed(tray, orders));
  }
  if (isOpen && tray.length === 0) setOpen(false);
  return {
    tray,
    setTray,
    /** Whether the tracking is shown; not for the next orders once the tray was empty. */
    isOpen,
    setOpen,
    /** Empties the tray, which `putBack` opens again if it is open now. */
    takeOut: () => {
      const ids = tray.map(({ order }) => order._id);
      const others = [...leftOpen.current].filter((id) => !ids.includes(id));
      leftOpen.current = new Set(isOpen ? [...others, ...ids] : others);
      setTray([]);
    },
    /** Puts unshipped parcels back, with their tracking, and opens the tray if it was open. */
    putBack: (parcels: readonly Parcel[]) => {
      setTray((now) => withParcels(now, parcels));
      if (parcels.some(({ order }) => leftOpen.current.has(order._id))) setOpen(true);
    },
    toggle: (order: Order) =>
      setTray(isSelected(tray, order) ? withoutOrders(tray, [order]) : withOrders(tray, [order])),
  };
}
