import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import type { ChargeCall } from '../hooks/use-payment';
import { chargeCard } from '../lib/charge-card';

const payments = messages.payments;

interface CardFormProps {
  /** Undefined until the shop has created it; Pay is disabled until then. */
  clientSecret: string | undefined;
  /** The formatted amount to pay. */
  amount: string;
  pending: boolean;
  /** The reason why the last try failed. */
  problem: string | null;
  onPay: (charge: ChargeCall) => void;
  /** Called when the card can be entered. */
  onReady: () => void;
}

/** The card form: the provider's card element and the Pay button. */
export function CardForm(props: CardFormProps) {
  const { clientSecret, amount, pending, problem, onPay, onReady } = props;
  const sdk = useStripe();
  const elements = useElements();
  const labelId = useId();
  const [isReady, setReady] = useState(false);
  // The provider's validation error, which replaces the error of the last try.
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
        if (charge && !pending) onPay((billing) => chargeCard({ ...charge, billing }));
      }}
    >
      <div role="group" aria-labelledby={labelId} className="grid gap-1.5">
        <span id={labelId} className="font-semibold">
          {payments.card}
        </span>
        <CardElement
          options={options}
          className="min-h-12 rounded-control border border-edge bg-card px-3.5 py-3 transition-colors duration-150 focus-within:border-ink hover:border-ink"
          onReady={() => {
            setReady(true);
            onReady();
          }}
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
        {payments.pay(amount)}
      </Button>
    </form>
  );
}

/** Resolves a theme color to its current value, because the provider's iframe has no CSS variables. */
function resolved(color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** Returns the styles of the card fields in the provider's iframe, with the colors of the page. */
function cardStyle() {
  return {
    base: {
      fontSize: '16px',
      lineHeight: '24px',
      color: resolved('var(--color-ink)'),
      '::placeholder': { color: resolved('var(--color-muted)') },
    },
    invalid: { color: resolved('var(--color-red-text)') },
  };
}
