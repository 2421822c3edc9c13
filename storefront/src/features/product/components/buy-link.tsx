import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import type { Buying } from '../hooks/use-buying';

interface BuyLinkProps {
  buying: Buying;
  /** Says what is wrong with the quantity, in place of Buy Now. */
  isTold: boolean;
  /** Called instead of leading on while the quantity is wrong. */
  onRefuse: () => void;
  className: string;
}

/** Leads to the purchase of the pieces; while their number is wrong, it says so and leads nowhere. */
export const BuyLink = forwardRef<HTMLAnchorElement, BuyLinkProps>(function BuyLink(props, ref) {
  const { buying, isTold, onRefuse, className } = props;
  const { product, pieces, fault } = buying;
  return (
    <Link
      ref={ref}
      to={paths.purchaseOf(product._id, pieces)}
      aria-disabled={fault !== null && isTold ? true : undefined}
      onClick={(event) => {
        if (fault === null) return;
        event.preventDefault();
        onRefuse();
      }}
      className={`button border-2 border-transparent bg-red px-6 text-on-red hover:bg-red-deep aria-disabled:cursor-not-allowed aria-disabled:border-edge aria-disabled:bg-panel aria-disabled:text-ink ${className}`}
    >
      {isTold && fault !== null ? fault : messages.product.buyNow}
    </Link>
  );
});
