import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { messages } from '@/messages';
import type { PayableOrder } from '../api/get-order';
import { recordPayment } from '../api/record-payment';
import { chargeCard, succeededBefore, type CardSdk, type Charge } from '../lib/charge-card';
import { onceMore } from '../lib/once-more';
import { afterCharge, type PaymentProgress } from '../lib/payment-progress';
import { recordFailure } from '../lib/record-failure';

const PAUSE_MS = 1000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/** Pays an order: charges the card, then has the charge noted on the order, whatever it takes. */
export function usePayment(order: PayableOrder) {
  const { _id, name, email } = order;
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<PaymentProgress>({ step: 'ready', problem: null });

  /** Notes a charge on the order; by itself once more when the way to the shop is bad. */
  const record = useCallback(
    async (transactionId: string): Promise<void> => {
      setProgress({ step: 'recording', transactionId });
      try {
        await onceMore(() => recordPayment(_id, transactionId), pause);
        setProgress({ step: 'paid', transactionId });
        await queryClient.invalidateQueries({ queryKey: ['orders'] });
      } catch (error) {
        setProgress({ step: 'unrecorded', transactionId, ...recordFailure(error) });
      }
    },
    [_id, queryClient],
  );

  const pay = async (charge: Omit<Charge, 'billing'>): Promise<void> => {
    setProgress({ step: 'charging' });
    try {
      const outcome = await chargeCard({ ...charge, billing: { name, email } });
      if (outcome.ok) await record(outcome.transactionId);
      else setProgress(afterCharge(outcome));
    } catch (error) {
      // The provider's SDK throws only when it is used wrongly; the form must not stay locked.
      console.warn('The payment provider’s SDK broke.', error);
      setProgress({ step: 'ready', problem: messages.payments.sdkBroke });
    }
  };

  /** Picks up a charge that was made before this page was opened and never noted. */
  const resume = useCallback(
    (sdk: CardSdk, clientSecret: string): void => {
      const recordIfCharged = async () => {
        const transactionId = await succeededBefore(sdk, clientSecret);
        if (transactionId !== null) await record(transactionId);
      };
      void recordIfCharged();
    },
    [record],
  );

  return { progress, pay, record, resume };
}
