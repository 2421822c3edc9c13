import { isSoldOut } from '@harrow/contract';
import { ArrowRight, Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { useIsOld } from '@/lib/kept-page';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import type { FigureRow, SoldPart } from '../lib/figure-rows';
import { optionWords } from '../lib/option-words';

const words = messages.partsBook;

/** The end of a row: what it costs and how many there are, or why it is not sold. */
export function LineEnd({ row: { line, case: shown } }: { row: FigureRow }) {
  const isOld = useIsOld();
  if (shown.kind === 'elsewhere') return <ArrowRight aria-hidden className="size-5" />;
  if (shown.kind === 'not-fit') {
    return (
      <End>
        <span className="flex items-center gap-1.5 text-[0.9375rem] font-semibold">
          <Ban aria-hidden className="size-4.5" />
          {words.doesNotFit}
        </span>
        <Small>{optionWords(line.usableOn) ?? rangeWords(line.serials)}</Small>
      </End>
    );
  }
  if (isOld && shown.kind !== 'not-sold') return null;
  if (shown.kind === 'kit') {
    const sum = shown.sum ?? words.notSold;
    const parts = shown.parts.map(({ quantity, name }) => words.kitPart(quantity, name));
    return (
      <End isPrice>
        <span className="font-semibold">{sum}</span>
        <Small>{parts.join(', ')}</Small>
      </End>
    );
  }
  const sold = shown.kind === 'not-sold' ? null : shown.sold;
  if (sold) return <Price sold={sold} />;
  const { comesWith } = line;
  return (
    <End>
      <Small>{comesWith === null ? words.notSold : words.comesWith(comesWith)}</Small>
    </End>
  );
}

interface EndProps {
  /** Whether it is hidden in a kept page, until the page knows that it is one. */
  isPrice?: boolean;
  children: ReactNode;
}

const End = ({ isPrice, children }: EndProps) => (
  <span
    data-price={isPrice}
    className="grid max-w-40 justify-items-end text-right leading-tight tabular-nums"
  >
    {children}
  </span>
);

const Small = ({ children }: { children: ReactNode }) => (
  <span className="text-[0.8125rem] text-muted">{children}</span>
);

function Price({ sold: { offer } }: { sold: SoldPart }) {
  return (
    <End isPrice>
      <span className="font-semibold">{formatMoney(offer.price, offer.currency)}</span>
      {isSoldOut(offer) ? <SoldOut /> : <Small>{formatPieces(offer.available)}</Small>}
    </End>
  );
}

/** Says that nothing is left to order. */
export const SoldOut = () => (
  <span className="badge rounded-control border border-transparent bg-wheat px-1.5 py-0.5 text-xs font-semibold text-on-wheat">
    {words.soldOut}
  </span>
);
