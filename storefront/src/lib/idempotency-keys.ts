const PREFIX = 'order:';

const nameOf = (order: object) => PREFIX + JSON.stringify(order);

/**
 * The idempotency keys of orders without a response yet, kept in this tab across a reload and a new
 * login. A retry with the same key places the order at most once; the server rejects the key for any
 * other order.
 */
export const idempotencyKeys = {
  /** Returns the key for an order: the one of the earlier try if its response was lost. */
  of(order: object): string {
    const key = sessionStorage.getItem(nameOf(order)) ?? crypto.randomUUID();
    sessionStorage.setItem(nameOf(order), key);
    return key;
  },

  /** Forgets the key of an order that was placed. The same data again is a second order. */
  settle: (order: object): void => sessionStorage.removeItem(nameOf(order)),

  /** Sends an order with its key: it is placed once, however often it is tried until its answer has arrived. */
  async once<Answer>(
    order: object,
    send: (headers: { 'Idempotency-Key': string }) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await send({ 'Idempotency-Key': this.of(order) });
    this.settle(order);
    return answer;
  },

  /** Forgets all keys, once users have seen their orders and know which ones were placed. */
  settleAll(): void {
    const open = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of open) sessionStorage.removeItem(name);
  },
};
