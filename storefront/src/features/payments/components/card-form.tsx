import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import type { Charge } from '../lib/charge-card';
import { cardStyle } from '../lib/card-style';

const payments = messages.payments;

interface CardFormProps {
  /** Undefined until the shop has made it; the card cannot be charged before. */
  clientSecret: string | undefined;
  pending: boolean;
  /** Why the last try failed. */
  problem: string | null;
  onPay: (charge: Omit<Charge, 'billing'>) => void;
}

/** The card, entered into the provider's own element, and the button that pays with it. */
export function CardForm({ clientSecret, pending, problem, onPay }: CardFormProps) {
  const sdk = useStripe();
  const elements = useElements();
  const labelId = useId();
  const [isReady, setReady] = useState(false);
  // What the provider finds wrong while one types; once there is some, the last refusal is old.
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const options = useMemo(() => ({ hidePostalCode: true, style: cardStyle() }), []);
  const card = isReady ? elements?.getElement(CardElement) : null;
  const charge = sdk && card && clientSecret ? { sdk, card, clientSecret } : null;

  return (
    <form
      noValidate
      className="screen-only grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (charge && !pending) onPay(charge);
      }}
    >
      <div role="group" aria-labelledby={labelId} className="grid gap-1.5">
        <span id={labelId} className="font-semibold">
          {payments.card}
        </span>
        <CardElement
          options={options}
          // the sandbox's stand-in is three fields with frames of their own
          className="has-[.SandboxCard]:border-0 has-[.SandboxCard]:bg-transparent has-[.SandboxCard]:p-0 min-h-12 rounded-control border border-edge bg-card px-3.5 py-3 transition-colors duration-150 focus-within:border-ink hover:border-ink"
          onReady={() => setReady(true)}
          onChange={({ error }) => setCardProblem(error?.message ?? null)}
        />
        {!charge && <p className="text-sm text-muted">{payments.preparing}</p>}
      </div>
      <p role="alert" className="font-medium text-red-text empty:hidden">
        {cardProblem ?? problem}
      </p>
      <Button
        type="submit"
        disabled={!charge}
        pending={pending}
        pendingLabel={payments.paying}
        className="w-full"
      >
        {payments.pay}
      </Button>
    </form>
  );
}
