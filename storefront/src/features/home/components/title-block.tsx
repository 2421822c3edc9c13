import { isSoldOut } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddToList } from '@/components/list/add-to-list';
import { ButtonLink } from '@/components/ui/button';
import { PartNumber } from '@/components/ui/part-number';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { NumberedPart } from './balloons';

const home = messages.home;
const catalogue = messages.catalogue;

/** The height of the block, which stays while parts of other names are selected. */
const CELL =
  'grid content-center md:min-h-19 md:border-l md:border-line md:px-4 md:py-2 one-row:px-6';

/** The title block of the drawing: the selected part, and what can be done with it. */
export function TitleBlock({ selected: { part, number } }: { selected: NumberedPart }) {
  const { _id, handle, name, sku, price, currency, available, minimum } = part;
  const soldOut = isSoldOut(part);
  const pieces = formatPieces(available);
  return (
    <section
      aria-live="polite"
      aria-label={home.selected}
      className={`${soldOut ? '' : 'group/row'} relative border-y-2 border-ink bg-card`}
    >
      <div className="wrap grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-3 max-md:py-3.5 md:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] one-row:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto]">
        <p className="grid content-center pr-3.5 md:pr-5">
          <span className="grid size-10 place-items-center rounded-full bg-ink text-lg font-semibold text-paper tabular-nums md:size-12 md:text-[1.375rem]">
            {number}
          </span>
        </p>
        <div className={`grid-cols-1 ${CELL}`}>
          <Link
            to={paths.product(handle)}
            className="flex min-h-11 items-center leading-tight font-semibold underline-offset-4 hover:underline md:min-h-7 md:text-[1.1875rem]"
          >
            <UserText className="line-clamp-2 wrap-anywhere">{name}</UserText>
          </Link>
          <p className="truncate text-sm text-muted">
            <PartNumber>{sku}</PartNumber>
            <span className="md:hidden">
              {sku !== null && ' · '}
              {pieces}
            </span>
          </p>
        </div>
        <Fact term={home.priceEach} className="max-md:pl-2">
          {formatMoney(price, currency)}
        </Fact>
        <Fact term={catalogue.inStock} className="max-md:hidden">
          {pieces}
        </Fact>
        <Fact term={catalogue.minimum} className="hidden one-row:grid">
          {formatPieces(minimum)}
        </Fact>
        <div className="col-span-full flex flex-wrap gap-3 *:grow md:flex-nowrap md:col-span-1 md:items-center md:border-l md:border-line md:pl-4 one-row:pl-6">
          {!soldOut && <AddToList product={part} size="small" variant="card" />}
          <ButtonLink to={paths.purchase(_id)} variant="calm" size="small" aria-description={name}>
            {catalogue.buyNow}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface FactProps {
  term: string;
  className: string;
  children: ReactNode;
}

const Fact = ({ term, className, children }: FactProps) => (
  <p className={`${CELL} ${className}`}>
    <span className="label max-md:sr-only">{term}</span>
    <span className="figure text-[1.375rem] leading-[1.3] whitespace-nowrap">{children}</span>
  </p>
);
