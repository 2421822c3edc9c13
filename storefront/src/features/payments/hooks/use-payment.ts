import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/ui/use-action';
import { ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { clientSecretKey } from '../api/payment';
import type { Billing } from '../lib/charge-card';
import { earlierCharge, type ChargeOutcome, type IntentSdk } from '../lib/charge-outcome';
import type { Payable } from '../lib/payable';
import { afterCharge, recordFailure, type PaymentProgress } from '../lib/payment-progress';
import { retryOnce } from '../lib/retry-once';
import { takeReturn } from '../lib/take-return';

const RETRY_DELAY_MS = 1000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/** A way to pay, by the card that was entered or by a wallet. */
export type ChargeCall = (billing: Billing | undefined) => Promise<ChargeOutcome>;

/** Pays an order: runs one charge at a time, then records it on the order. */
export function usePayment({ id, queryKey, billing, report }: Payable) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<PaymentProgress>({ step: 'ready', problem: null });
  const hasReturned = useRef(false);
  useEffect(() => {
    if (takeReturn()) hasReturned.current = true;
  }, []);

  /** Records a charge on the order, with one retry after a temporary error. */
  const record = useCallback(
    async (transactionId: string, wasPaidBefore = false): Promise<void> => {
      setProgress({ step: 'recording', transactionId });
      try {
        await retryOnce(() => report(transactionId), pause);
        setProgress({ step: 'paid', transactionId, wasPaidBefore });
        await Promise.all(
          [ordersKey, queryKey].map((key) => queryClient.invalidateQueries({ queryKey: key })),
        );
      } catch (error) {
        setProgress({ step: 'unrecorded', transactionId, ...recordFailure(error) });
      }
    },
    [report, queryKey, queryClient],
  );

  const follow = useCallback(
    async (outcome: ChargeOutcome): Promise<void> => {
      if (outcome.ok) return record(outcome.transactionId, outcome.wasPaidBefore);
      if (outcome.reason === 'cancelled') {
        // Usually the order was canceled too, which it then shows; otherwise a new payment is created.
        await queryClient.refetchQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey: clientSecretKey(id) });
      }
      setProgress(afterCharge(outcome));
    },
    [id, queryKey, queryClient, record],
  );

  const pay = useAction(async (charge: ChargeCall): Promise<void> => {
    setProgress({ step: 'charging' });
    try {
      await follow(await charge(billing));
    } catch (error) {
      // The provider's SDK throws only on misuse, but the form must not stay locked.
      console.warn('The payment provider’s SDK threw an error.', error);
      setProgress({ step: 'ready', problem: messages.payments.sdkBroke });
    }
  });

  /** Records a charge that was made before this page was opened and never recorded. */
  const resume = useCallback(
    (sdk: IntentSdk, clientSecret: string): void => {
      const followEarlier = async () => {
        const outcome = await earlierCharge(sdk, clientSecret, hasReturned.current);
        hasReturned.current = false;
        if (outcome) await follow(outcome.ok ? { ...outcome, wasPaidBefore: false } : outcome);
      };
      void followEarlier();
    },
    [follow],
  );

  return { progress, pay: pay.run, record, resume };
}
