const PREFIX = 'order:';

const nameOf = (order: object) => PREFIX + JSON.stringify(order);

/**
 * The idempotency keys of orders whose answer has not come, kept in this tab over a reload and a new
 * login: sent again, the same order is still one order, and the server refuses a key for any other.
 */
export const orderKeys = {
  /** The key for an order, the one it went out under before if its answer was lost. */
  of(order: object): string {
    const key = sessionStorage.getItem(nameOf(order)) ?? crypto.randomUUID();
    sessionStorage.setItem(nameOf(order), key);
    return key;
  },

  /** It is placed: the same again is a second order. */
  settle: (order: object): void => sessionStorage.removeItem(nameOf(order)),

  /** Whoever has read the list of their orders knows which were placed; what comes next is new. */
  settleAll(): void {
    const open = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of open) sessionStorage.removeItem(name);
  },
};
