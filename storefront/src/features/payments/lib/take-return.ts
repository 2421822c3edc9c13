/** The parameters that the provider adds to the return address. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Tells whether the provider has led the customer back to this page, and removes what it added to the address, so
 * that a reload does not report the outcome again.
 */
export function takeReturn(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('payment_intent')) return false;
  for (const name of ADDED) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
