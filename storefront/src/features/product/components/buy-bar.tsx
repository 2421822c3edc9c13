import { type RefObject, useSyncExternalStore } from 'react';
import { PartNumber } from '@/components/ui/part-number';
import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Buying } from '../hooks/use-buying';
import { BuyLink } from './buy-link';

const words = messages.product;

const EVENTS = ['scroll', 'resize', 'focusin', 'focusout'] as const;

function watchWindow(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** Whether the foot of the page is in sight, which the bar would cover. */
const isAtEnd = () =>
  Math.ceil(window.innerHeight + window.scrollY) >= document.documentElement.scrollHeight;

/**
 * On a phone, the pieces, the total and Buy Now at the edge of the window, once the top of Buy Now has left
 * it. It makes room for the keys of the phone and for the foot of the page.
 */
export default function BuyBar({ buying, buyLink }: BuyBarProps) {
  const hasLeft = () => (buyLink.current?.getBoundingClientRect().top ?? 0) < 0;
  const isShown = useSyncExternalStore(
    watchWindow,
    () => hasLeft() && !isTyping() && !isAtEnd(),
    () => false,
  );
  if (!isShown) return null;
  const { product, pieces, sum } = buying;
  return (
    <div
      role="region"
      data-buy-bar
      aria-label={words.buyBar(product.name)}
      className="fixed inset-x-0 bottom-0 z-30 grid min-h-16 grid-cols-[1fr_auto] items-center gap-4 border-t border-edge bg-card px-4 pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <p className="min-w-0 leading-tight">
        <span className="block truncate text-sm text-muted">
          {product.sku === null ? (
            formatPieces(pieces)
          ) : (
            <>
              {words.piecesOf(formatPieces(pieces))} <PartNumber>{product.sku}</PartNumber>
            </>
          )}
        </span>
        <span className="figure text-[1.375rem]">{sum.total}</span>
      </p>
      <BuyLink
        buying={buying}
        isTold
        onRefuse={() => buyLink.current?.focus()}
        className="min-h-12"
      />
    </div>
  );
}

interface BuyBarProps {
  buying: Buying;
  /** The Buy Now of the page. */
  buyLink: RefObject<HTMLAnchorElement>;
}
