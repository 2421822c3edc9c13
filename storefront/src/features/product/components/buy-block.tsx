import { isSoldOut, type ProductDetails } from '@harrow/contract';
import { CircleAlert, CircleCheck, CircleX, Truck } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { AddToList } from '@/components/list/add-to-list';
import { DeliveryLine, saysDelivery } from '@/components/ui/delivery-line';
import { QuantityField } from '@/components/ui/quantity-field';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { useMayHaveMachines } from '@/lib/own-machines/may-have-machines';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import type { Buying } from '../hooks/use-buying';
import { BuyLink } from './buy-link';
import { PriceLadder } from './price-ladder';

const words = messages.product;

// the page works without them if they fail to load
const WatchStock = loadable(() => import('./watch-stock').catch(() => ({ default: () => null })));
const OwnFits = loadable(() => import('./own-fits').catch(() => ({ default: () => null })));

/** The total is read out once the keys have rested for this time. */
const SPEAK_AFTER_MS = 400;

interface BuyBlockProps {
  buying: Buying;
  buyLink: RefObject<HTMLAnchorElement>;
}

/** Pieces, price, stock and delivery of a product, with the way to buy it. */
export function BuyBlock({ buying, buyLink }: BuyBlockProps) {
  const { product } = buying;
  return (
    <div className="grid gap-4 rounded-card border border-edge bg-card p-4 sm:gap-5 sm:p-6 short:p-3 md:max-lg:max-w-xl print:border-line">
      {isSoldOut(product) ? (
        <SoldOut product={product} />
      ) : (
        <Order buying={buying} buyLink={buyLink} />
      )}
    </div>
  );
}

function Order({ buying, buyLink }: BuyBlockProps) {
  const shop = useShop();
  const { product, priceSteps, price, pieces, quantity, setQuantity, fault, sum } = buying;
  const { minimum, available, currency } = product;
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const fieldId = useId();
  const rangeId = useId();
  const isTold = fault !== null && !isTyping;
  return (
    <>
      {priceSteps.length > 1 && <PriceLadder {...buying} />}
      <div className="flex flex-wrap items-end justify-between gap-3 short:items-start">
        <div className="grid gap-1.5 print:hidden scripted">
          <label htmlFor={fieldId} className="font-semibold">
            {words.pieces}
          </label>
          <QuantityField
            ref={field}
            id={fieldId}
            value={quantity}
            onValueChange={setQuantity}
            min={minimum}
            max={available}
            isWrong={isTold}
            describedBy={rangeId}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
        </div>
        <p className="ml-auto text-right tabular-nums">
          <span className="text-muted">
            {price < product.price && (
              <s className="mr-2">
                <span className="sr-only">{words.regularPrice} </span>
                {formatMoney(product.price, currency)}
              </s>
            )}
            {sum.from}
          </span>
          <span className="figure block text-[min(2.5rem,10vw)] leading-none max-sm:text-[min(2rem,10vw)]">
            {sum.total}
          </span>
        </p>
        <Spoken text={sum.spoken} />
      </div>
      <p className="-mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
        <span
          id={rangeId}
          aria-live="polite"
          className={isTold ? 'flex items-center gap-1.5 font-bold text-ink' : ''}
        >
          {isTold && <CircleAlert aria-hidden className="size-4 shrink-0" />}
          {words.range(formatNumber(minimum), formatNumber(available))}
        </span>
        {shop.maker.legalName !== '' && <span>{messages.delivery.taxNote(shop)}</span>}
      </p>
      <div className="grid gap-3 print:hidden">
        <BuyLink
          ref={buyLink}
          buying={buying}
          isTold={isTold}
          onRefuse={() => field.current?.focus()}
          className="min-h-14 w-full text-lg"
        />
        <AddToList product={product} quantity={pieces} />
      </div>
      <FitsOwn product={product} />
      <div className="grid grid-cols-[1.25rem_1fr] gap-x-3 gap-y-2">
        <CircleCheck aria-hidden className="mt-0.5 size-5 text-leaf-text" />
        <p className="font-semibold">{words.inStock(formatPieces(available))}</p>
        {saysDelivery(shop) && (
          <>
            <Truck aria-hidden className="mt-0.5 size-5 text-leaf-text" />
            <DeliveryLine />
          </>
        )}
      </div>
    </>
  );
}

/** Whether the product fits the visitor's own machines, if there may be any. */
function FitsOwn({ product }: { product: ProductDetails }) {
  const mayHave = useMayHaveMachines();
  if (!mayHave || product.fits.length === 0) return null;
  return (
    <Suspense>
      <OwnFits product={product} />
    </Suspense>
  );
}

/** Reads the text out after it has changed, and not for each key. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current && spoken === '') return;
    const timer = setTimeout(() => setSpoken(text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, spoken]);
  return (
    <span aria-live="polite" className="sr-only">
      {spoken}
    </span>
  );
}

/** Says that nothing is left to order, gives the phone number for questions, and offers a mail. */
function SoldOut({ product }: Pick<Buying, 'product'>) {
  const { phone } = useShop().maker;
  return (
    <>
      <FitsOwn product={product} />
      <p className="flex gap-3">
        <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <span>
          <strong className="font-semibold">{words.soldOut}</strong>{' '}
          {phone !== '' && words.soldOutNext(phone)}
        </span>
      </p>
      <Suspense>
        <WatchStock product={product} />
      </Suspense>
    </>
  );
}
