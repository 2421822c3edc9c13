import type { Order, OrderSort } from '@harrow/contract';
import { useRef, useState } from 'react';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { useQueryClient } from '@tanstack/react-query';
import { readOrder } from '../api/orders';
import { isShippable, shippingOf } from '../lib/order-state';
import { isSelected, sorted, withOrders, withoutOrders, type Parcel, type Tray } from '../lib/tray';
import { useShipping } from './use-shipping';
import { useTray } from './use-tray';

const words = messages.manageOrders;

const NONE: readonly Order[] = [];

export type OrderDesk = ReturnType<typeof useOrderDesk>;

/** Selects and ships the `orders` of a page of the list, which are sorted by `sort`. */
export function useOrderDesk(orders: readonly Order[] = NONE, sort: OrderSort) {
  const { tray, setTray, toggle, isOpen, setOpen, takeOut, putBack } = useTray(orders);
  const { shipments, ship, undo } = useShipping(putBack);
  /** The tray's line to focus; a new object for each press. */
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const lastToggled = useRef<string>(undefined);

  const isLeaving = (id: string) =>
    shipments.some(({ parcels }) => parcels.some(({ order }) => order._id === id));
  const isFree = (order: Order) => isShippable(order) && !isLeaving(order._id);
  const find = (id: string) => orders.find(({ _id }) => _id === id);

  const focusOn = (id: string) => {
    setOpen(true);
    setFocus({ id });
  };
  const prepare = (order: Order) => {
    setTray((now) => withOrders(now, [order]));
    focusOn(order._id);
  };
  const pressHeld = useHeld(prepare);
  const toggleById = (id: string) => {
    const order = find(id);
    if (!order || !isFree(order)) return;
    lastToggled.current = id;
    toggle(order);
  };

  return {
    tray: sorted(tray, sort),
    shipments,
    focus,
    /** Whether the tracking is shown. */
    isOpen,
    setOpen,
    change: (changed: Tray) => setTray(() => changed),
    toggle: (order: Order) => toggleById(order._id),
    toggleAll: (free: Order[], on: boolean) =>
      setTray((now) => (on ? withOrders(now, free) : withoutOrders(now, free))),
    selectTo: (id: string) => {
      const places = [lastToggled.current ?? id, id].map((known) =>
        orders.findIndex(({ _id }) => _id === known),
      );
      const [start, end] = [Math.max(0, Math.min(...places)), Math.max(...places)];
      lastToggled.current = id;
      setTray((now) => withOrders(now, orders.slice(start, end + 1).filter(isFree)));
    },
    /** Called by the Pending button, also for an order that cannot ship. */
    press: (order: Order) => {
      if (isFree(order)) prepare(order);
      else void pressHeld.run(order);
    },
    /** Opens the tray of the selected orders, or else of the order with this id. */
    open: (id: string | null) => {
      const [first] = sorted(tray, sort);
      const order = id === null ? undefined : find(id);
      if (first) focusOn(order && isSelected(tray, order) ? order._id : first.order._id);
      else if (order && isFree(order)) prepare(order);
      else if (order && shippingOf(order) !== 'done' && !isLeaving(order._id))
        void pressHeld.run(order);
    },
    ship: (parcels: Parcel[]) => {
      takeOut();
      setFocus(null);
      ship(parcels);
    },
    undo: () => putBack(undo()),
    clear: () => {
      setTray(() => []);
      setFocus(null);
    },
  };
}

/** Reads an order that cannot be shipped again, because it may have been paid since the list was read. */
function useHeld(prepare: (order: Order) => void) {
  const client = useQueryClient();
  return useAction(async (order: Order) => {
    try {
      const now = await readOrder(order._id);
      const state = shippingOf(now);
      if (state === 'ready') prepare(now);
      else if (state !== 'done') showError(words.notShippable[state]);
      if (state !== shippingOf(order)) await client.invalidateQueries({ queryKey: ordersKey });
    } catch (error) {
      showError(describeError(error));
    }
  });
}
