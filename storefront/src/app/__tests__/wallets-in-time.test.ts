import { act, renderHook } from '@testing-library/react';
import { useWallets } from '@/features/payments/hooks/use-wallets';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('knows nothing until the provider says which wallets the browser has', () => {
  const { result } = renderHook(useWallets);
  wait(60_000);
  expect(result.current.state).toBe('unknown');
  act(() => result.current.setKnown(true));
  expect(result.current.state).toBe('some');
});

it('waits a moment for the wallets once the card form is ready, then goes without', () => {
  const { result } = renderHook(useWallets);
  act(() => result.current.cardIsReady());
  wait(1499);
  expect(result.current.state).toBe('unknown');
  wait(1);
  expect(result.current.state).toBe('none');
});

it('keeps the wallets that it knows of, however long the page is open', () => {
  const { result } = renderHook(useWallets);
  act(() => result.current.cardIsReady());
  act(() => result.current.setKnown(true));
  wait(60_000);
  expect(result.current.state).toBe('some');
});
