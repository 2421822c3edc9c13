import { Hourglass } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const payments = messages.payments;

/** The provider has the card and has not decided: there is nothing to do but to wait. */
export function ProcessingNotice() {
  return (
    <section
      role="status"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <Hourglass aria-hidden className="size-9 text-muted" />
      <p className="max-w-prose text-pretty">{payments.processing}</p>
      <ButtonLink to="/dashboard/myorders">{payments.backToOrders}</ButtonLink>
    </section>
  );
}
