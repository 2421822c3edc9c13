import type { Parcel } from './tray';
import { UNDO_MS } from './undo-time';

/** Parcels that are shipped by one press. */
export interface Shipment {
  id: number;
  parcels: readonly Parcel[];
  /** When it is sent, in milliseconds since the epoch; null once it is on its way. */
  sendAt: number | null;
}

/**
 * Shipments that wait for Undo before they are sent: a shipment cannot be taken back from the
 * provider, and its customer gets a mail. A store for `useSyncExternalStore`.
 */
export class ShippingQueue {
  private shipments: readonly Shipment[] = [];
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  private send: (parcels: readonly Parcel[]) => Promise<void> = () => Promise.resolve();

  /** Sets the function that ships parcels. It settles once their outcome is shown, and never rejects. */
  sendBy(send: (parcels: readonly Parcel[]) => Promise<void>): void {
    this.send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): readonly Shipment[] => this.shipments;

  /** Adds the parcels of orders that are not in a shipment yet, so that a double click ships once. */
  add(given: readonly Parcel[]): void {
    const known = this.shipments.flatMap(({ parcels }) => parcels.map(({ order }) => order._id));
    const parcels = given.filter(({ order }) => !known.includes(order._id));
    if (parcels.length === 0) return;
    this.lastId += 1;
    const id = this.lastId;
    this.set([...this.shipments, { id, parcels, sendAt: Date.now() + UNDO_MS }]);
    this.timers.set(
      id,
      setTimeout(() => void this.dispatch(id), UNDO_MS),
    );
  }

  /** Takes the newest waiting shipment back; returns its parcels, none if nothing waits. */
  undo(): readonly Parcel[] {
    const newest = this.waiting().at(-1);
    if (!newest) return [];
    this.drop(newest.id);
    return newest.parcels;
  }

  /** Sends everything that waits at once. */
  flush(): void {
    for (const { id } of this.waiting()) void this.dispatch(id);
  }

  /** Removes and returns all waiting parcels, for a page that sends them while it closes. */
  takeWaiting(): readonly Parcel[] {
    const waiting = this.waiting();
    for (const { id } of waiting) this.drop(id);
    return waiting.flatMap(({ parcels }) => parcels);
  }

  private readonly waiting = () => this.shipments.filter(({ sendAt }) => sendAt !== null);

  private async dispatch(id: number): Promise<void> {
    const shipment = this.shipments.find((known) => known.id === id);
    if (!shipment) return;
    clearTimeout(this.timers.get(id));
    this.set(this.shipments.map((known) => (known.id === id ? { ...known, sendAt: null } : known)));
    await this.send(shipment.parcels);
    this.drop(id);
  }

  private drop(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.set(this.shipments.filter((known) => known.id !== id));
  }

  private set(shipments: readonly Shipment[]): void {
    this.shipments = shipments;
    for (const listener of this.listeners) listener();
  }
}
