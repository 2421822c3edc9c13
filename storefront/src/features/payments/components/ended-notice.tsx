import { CircleSlash } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';

const payments = messages.payments;

/** An order that ended while its page was open. Takes the focus that the form has lost. */
export function EndedNotice() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <CircleSlash aria-hidden className="size-9 text-muted" />
      <h2 ref={heading} tabIndex={-1} className="heading text-2xl">
        {payments.endedTitle}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{payments.ended}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/myorders">{payments.backToOrders}</ButtonLink>
        <ButtonLink to="/allproduct" variant="ghost">
          {payments.allProducts}
        </ButtonLink>
      </div>
    </section>
  );
}
