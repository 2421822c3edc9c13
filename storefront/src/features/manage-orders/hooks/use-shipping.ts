import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showError, showSuccess } from '@/components/ui/toast';
import { orderKey, ordersKey } from '@/lib/query-keys';
import { sessionStore } from '@/lib/session/session-store';
import { TOKEN_KEY } from '@/lib/session/token-key';
import { ship, shipOnLeave } from '../api/orders';
import { shippedSentence, shippingProblem, type Outcome } from '../lib/failures';
import { withNews, type ShippingNews } from '../lib/news';
import { ShippingQueue } from '../lib/shipping-queue';
import { withoutOrders, withParcels, type Parcel } from '../lib/tray';
import { changeKept, NEWS, TRAY } from './use-kept';

/**
 * Shows failures, and the shipment of a single order, in toasts; returns the news of several orders and of
 * overtaken ones, which stays until it is read.
 */
function report(outcomes: readonly Outcome[]): ShippingNews | null {
  const unshipped = outcomes.filter((outcome) => outcome.state === 'unshipped');
  const overtaken = outcomes.filter((outcome) => outcome.state === 'overtaken');
  const problem = shippingProblem(unshipped, outcomes.length);
  if (problem) showError(problem.message, problem.detail);
  const shipped = outcomes.length - unshipped.length - overtaken.length;
  if (shipped > 1 || overtaken.length > 0) return { shipped, overtaken };
  const sentence = shippedSentence(shipped, overtaken);
  if (sentence !== null) showSuccess(sentence);
  return null;
}

async function readAgain(client: QueryClient, parcels: readonly Parcel[]): Promise<void> {
  const keys = [ordersKey, ...parcels.map(({ order }) => orderKey(order._id))];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Ships orders after the time for Undo, or at once when the person leaves the page, closes the window or
 * logs out. `onReturn` gets the remaining parcels; after the page has closed, they return to the tray.
 */
export function useShipping(onReturn: (parcels: readonly Parcel[]) => void) {
  const client = useQueryClient();
  /** The token of the person who pressed Ship; logging out removes it before the page closes. */
  const token = useRef('');
  const [queue] = useState(() => new ShippingQueue());
  const isLeft = useRef(false);
  useEffect(() => {
    queue.sendBy(async (parcels) => {
      const { user } = sessionStore.get();
      const outcomes = await ship(parcels);
      const unshipped = outcomes.filter(({ state }) => state === 'unshipped');
      const shipped = outcomes.filter(({ state }) => state !== 'unshipped');
      // an order that was shipped on its own page may be selected in the list
      const orders = shipped.map(({ parcel }) => parcel.order);
      changeKept(client, TRAY, (now) => withoutOrders(now, orders));
      const reading = readAgain(client, parcels);
      // shipped orders count as being shipped until the list is read; the others can be shipped again
      if (shipped.length > 0) await reading;
      const told = report(outcomes);
      // not shown to the next person who logs in here
      if (sessionStore.get().user?.email !== user?.email) return;
      if (told) changeKept(client, NEWS, (now) => withNews(now, told));
      if (unshipped.length === 0) return;
      const returned = unshipped.map(({ parcel }) => parcel);
      if (isLeft.current) changeKept(client, TRAY, (now) => withParcels(now, returned));
      else onReturn(returned);
    });
  });
  useEffect(() => {
    isLeft.current = false;
    const leave = () => shipOnLeave(queue.takeWaiting(), token.current);
    window.addEventListener('pagehide', leave);
    return () => {
      isLeft.current = true;
      window.removeEventListener('pagehide', leave);
      if (sessionStore.get().status === 'signed-in') queue.flush();
      else leave();
    };
  }, [queue]);

  const shipments = useSyncExternalStore(queue.subscribe, queue.get);
  return {
    shipments,
    ship: (parcels: readonly Parcel[]) => {
      token.current = localStorage.getItem(TOKEN_KEY) ?? '';
      queue.add(parcels);
    },
    /** Takes the newest shipment back and returns its parcels. */
    undo: () => queue.undo(),
  };
}
