/** One try at placing one order: its idempotency key and the exact body that the key stands for. */
export interface PurchaseAttempt {
  key: string;
  body: string;
}

/**
 * The attempt under which `body` is sent. Sending the same body again keeps the key, so that a
 * person who lost the network and tries again cannot place the order twice; another body is
 * another purchase, and the server refuses an old key for it. Pass null after a success.
 */
export function attemptFor(previous: PurchaseAttempt | null, order: object): PurchaseAttempt {
  const body = JSON.stringify(order);
  if (previous?.body === body) return previous;
  return { key: crypto.randomUUID(), body };
}
