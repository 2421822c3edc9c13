import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';

/**
 * Runs an action once per press: until `send` has settled, further calls of `run` do nothing. A
 * disabled or pending button is not enough, because two clicks may occur before the next render.
 */
export function useAction<Args extends unknown[]>(send: (...args: Args) => Promise<unknown>) {
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const run = useCallback(async (...args: Args): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await latest.current(...args);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }, []);
  return { run, pending };
}

/** The same for a form: `send` is the result of `handleSubmit`; returns the `onSubmit` handler. */
export function useSubmit(send: () => Promise<unknown>): (event: FormEvent) => void {
  const { run } = useAction(send);
  return (event) => {
    event.preventDefault();
    void run();
  };
}
