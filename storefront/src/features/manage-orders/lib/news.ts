import type { Overtaken } from './failures';

/** News of shipments that stays until it is read: how many were shipped, and the overtaken ones. */
export interface ShippingNews {
  shipped: number;
  overtaken: readonly OvertakenLine[];
}

export interface OvertakenLine extends Overtaken {
  /** Whether the typed number has replaced the earlier one. */
  isUsed?: boolean;
}

/** Adds the news of a further shipment; the later news about an order replaces the earlier. */
export function withNews(now: ShippingNews | null, told: ShippingNews): ShippingNews {
  if (!now) return told;
  const ids = new Set(told.overtaken.map(({ parcel }) => parcel.order._id));
  const others = now.overtaken.filter(({ parcel }) => !ids.has(parcel.order._id));
  return { shipped: now.shipped + told.shipped, overtaken: [...others, ...told.overtaken] };
}

/** Marks the typed number of an order as used. */
export function withUsed(now: ShippingNews | null, id: string): ShippingNews | null {
  if (!now) return null;
  const overtaken = now.overtaken.map((line) =>
    line.parcel.order._id === id ? { ...line, isUsed: true } : line,
  );
  return { ...now, overtaken };
}
