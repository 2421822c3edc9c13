import { useCallback, useEffect, useState } from 'react';

/** The time that the card form, once it is ready, waits for the wallets of the browser to be known. */
const PATIENCE_MS = 1500;

/**
 * Keeps whether the browser has wallets: `unknown` until the provider says so or takes too long. After that, wallets
 * are not offered, because they would move the card form while the customer types.
 */
export function useWallets() {
  const [state, setState] = useState<'unknown' | 'some' | 'none'>('unknown');
  const [isCardReady, setCardReady] = useState(false);
  const isWaiting = state === 'unknown' && isCardReady;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState('none'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const setKnown = useCallback((hasSome: boolean) => setState(hasSome ? 'some' : 'none'), []);
  const cardIsReady = useCallback(() => setCardReady(true), []);
  return { state, setKnown, cardIsReady };
}
