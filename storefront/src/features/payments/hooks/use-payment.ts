import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import type { PayableOrder } from '../api/get-order';
import { recordPayment } from '../api/record-payment';
import {
  chargeCard,
  earlierCharge,
  type CardSdk,
  type Charge,
  type ChargeOutcome,
} from '../lib/charge-card';
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
    async (transactionId: string, wasPaidBefore = false): Promise<void> => {
      setProgress({ step: 'recording', transactionId });
      try {
        await onceMore(() => recordPayment(_id, transactionId), pause);
        setProgress({ step: 'paid', transactionId, wasPaidBefore });
        await queryClient.invalidateQueries({ queryKey: ['orders'] });
      } catch (error) {
        setProgress({ step: 'unrecorded', transactionId, ...recordFailure(error) });
      }
    },
    [_id, queryClient],
  );

  const follow = useCallback(
    async (outcome: ChargeOutcome): Promise<void> => {
      if (outcome.ok) return record(outcome.transactionId, outcome.wasPaidBefore);
      if (outcome.reason === 'cancelled') {
        // As a rule with its order, which then says so; else the shop opens another payment.
        await queryClient.refetchQueries({ queryKey: ['order', _id] });
        void queryClient.invalidateQueries({ queryKey: ['client-secret', _id] });
      }
      setProgress(afterCharge(outcome));
    },
    [_id, queryClient, record],
  );

  const pay = useAction(async (charge: Omit<Charge, 'billing'>): Promise<void> => {
    setProgress({ step: 'charging' });
    try {
      await follow(await chargeCard({ ...charge, billing: { name, email } }));
    } catch (error) {
      // The provider's SDK throws only when it is used wrongly; the form must not stay locked.
      console.warn('The payment provider’s SDK broke.', error);
      setProgress({ step: 'ready', problem: messages.payments.sdkBroke });
    }
  });

  /** Picks up a charge that was made before this page was opened and never noted. */
  const resume = useCallback(
    (sdk: CardSdk, clientSecret: string): void => {
      const followEarlier = async () => {
        const outcome = await earlierCharge(sdk, clientSecret);
        if (outcome) await follow(outcome.ok ? { ...outcome, wasPaidBefore: false } : outcome);
      };
      void followEarlier();
    },
    [follow],
  );

  return { progress, pay: pay.run, record, resume };
}
