import { useCallback, useEffect, useState } from 'react';

/** How long the card form, ready itself, waits for the answer which wallets the browser has. */
const PATIENCE_MS = 1500;

/**
 * Keeps whether the browser has wallets: `unknown` until the provider has told, or has not told in time. A later
 * answer does not count, because wallets that appear then would move the card form under the customer's hand.
 */
export function useWallets(clientSecret: string | undefined) {
  const [state, setState] = useState<'unknown' | 'some' | 'none'>('unknown');
  const [isCardReady, setCardReady] = useState(false);
  const isWaiting = state === 'unknown' && isCardReady && clientSecret !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState('none'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const setKnown = useCallback((hasSome: boolean) => setState(hasSome ? 'some' : 'none'), []);
  const cardIsReady = useCallback(() => setCardReady(true), []);
  return { state, setKnown, cardIsReady };
}
