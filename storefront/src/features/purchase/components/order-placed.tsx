import { useEffect, useRef, type ReactNode } from 'react';
import { messages } from '@/messages';
import { useOrderNumber } from '../api/purchase';

const words = messages.purchase;

interface OrderPlacedProps {
  orderId: string;
  /** Its payment. */
  children: ReactNode;
}

/** An order placed on this page. Takes the focus, with the payment in view. */
export function OrderPlaced({ orderId, children }: OrderPlacedProps) {
  const number = useOrderNumber(orderId);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      className="grid scroll-mt-4 grid-cols-1 gap-4 border-t-2 border-ink pt-6"
    >
      <h2 ref={heading} tabIndex={-1} className="heading text-2xl">
        {number === null ? words.placedTitle : words.placedNumber(number)}
      </h2>
      {children}
    </section>
  );
}
