import type { Overtaken } from './failures';

/** The news of shipments that stay until they are read: how many went, and whose orders someone else had shipped. */
export interface ShippingNews {
  shipped: number;
  overtaken: readonly OvertakenLine[];
}

export interface OvertakenLine extends Overtaken {
  /** Whether the typed number has taken the place of theirs. */
  isUsed?: boolean;
}

/** Adds the news of a further shipment; of an order that is in both, the later ones count. */
export function withNews(now: ShippingNews | null, told: ShippingNews): ShippingNews {
  if (!now) return told;
  const ids = new Set(told.overtaken.map(({ parcel }) => parcel.order._id));
  const others = now.overtaken.filter(({ parcel }) => !ids.has(parcel.order._id));
  return { shipped: now.shipped + told.shipped, overtaken: [...others, ...told.overtaken] };
}

/** Notes that the number that was typed for an order is used. */
export function withUsed(now: ShippingNews | null, id: string): ShippingNews | null {
  if (!now) return null;
  const overtaken = now.overtaken.map((line) =>
    line.parcel.order._id === id ? { ...line, isUsed: true } : line,
  );
  return { ...now, overtaken };
}
