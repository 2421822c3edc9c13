import { isLowStock, isSoldOut, type ListedProduct, MAX_KEY_FIGURES } from '@harrow/contract';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddToList } from '@/components/list/add-to-list';
import { ButtonLink } from '@/components/ui/button';
import { Marked } from '@/components/ui/marked';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { QuantityField } from '@/components/ui/quantity-field';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.lists;
const catalogue = messages.catalogue;

const CELL = 'md:h-14 md:border-b md:border-line md:py-1 md:pr-3';
/** Shown on a phone in the open row only. */
const OPEN = 'max-md:hidden max-md:group-data-open/part:block max-md:group-data-open/part:mt-2.5';
/** Above the area of the button that opens the row. */
const ABOVE = 'relative z-10';

interface PartRowProps {
  product: ListedProduct;
  /** Below the part number. */
  note: ReactNode;
  /** Whether the names of its figures are in the row, because the heads of the columns do not have them. */
  isNamed: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A product in a row: what tells it apart, its price and stock, and how to order it. */
export function PartRow({ product, note, isNamed, isOpen, onToggle }: PartRowProps) {
  const { name, sku, handle, img, keyFigures } = product;
  const soldOut = isSoldOut(product);
  return (
    <tr
      role="row"
      data-open={isOpen || undefined}
      className={`${soldOut ? '' : 'group/row'} group/part hover:bg-panel md:focus-within:bg-panel max-md:relative max-md:grid max-md:min-h-17 max-md:grid-cols-[4.5rem_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3.5 max-md:border-b max-md:border-line max-md:py-2 max-md:data-open:-mx-4 max-md:data-open:bg-panel max-md:data-open:px-4 max-md:data-open:pt-3 max-md:data-open:pb-4 max-md:data-open:shadow-[inset_3px_0_0_var(--color-ink)]`}
    >
      <td
        role="cell"
        className={`${CELL} max-md:col-start-1 max-md:row-start-1 max-md:grid *:[grid-area:1/1]`}
      >
        {/* The button lies on the picture, and its area for presses is the whole row. */}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={words.figuresOf(name)}
          onClick={onToggle}
          className="scripted before:absolute before:inset-0 md:hidden"
        />
        <Picture
          src={img}
          sizes="4.5rem"
          loading="lazy"
          decoding="async"
          className="aspect-8/5 h-auto w-18 rounded-control bg-sand object-cover"
        />
      </td>
      <td role="cell" className={`${CELL} leading-tight max-md:col-start-2 max-md:row-start-1`}>
        <Link
          to={paths.product(handle)}
          className={`${ABOVE} -my-0.5 inline-block py-0.5 font-semibold decoration-2 underline-offset-4 hover:underline max-md:-my-2 max-md:py-3 max-md:wrap-anywhere`}
        >
          <Marked text={name} />
        </Link>
        <PartNumber className="block leading-tight">{sku}</PartNumber>
        {note}
      </td>
      {Array.from({ length: MAX_KEY_FIGURES }, (_, index) => (
        <Figure key={index} figure={keyFigures[index]} isNamed={isNamed} />
      ))}
      <td
        role="cell"
        className={`${CELL} text-right leading-tight font-semibold tabular-nums max-md:col-start-3 max-md:row-start-1`}
      >
        {formatMoney(product.price, product.currency)}
        <Stock product={product} />
      </td>
      {soldOut ? <SoldOutCells product={product} /> : <OrderCells product={product} />}
    </tr>
  );
}

interface FigureProps {
  figure: ListedProduct['keyFigures'][number] | undefined;
  isNamed: boolean;
}

function Figure({ figure, isNamed }: FigureProps) {
  return (
    <td
      role="cell"
      className={`${CELL} text-[0.9375rem] leading-tight tabular-nums max-md:row-start-2 max-md:self-start md:max-[75rem]:hidden ${OPEN}`}
    >
      {figure && (
        <>
          <span className={`block text-xs leading-tight text-muted ${isNamed ? '' : 'md:sr-only'}`}>
            <UserText>{figure.name}</UserText>
          </span>
          <UserText>{figure.value}</UserText>
        </>
      )}
    </td>
  );
}

function Stock({ product }: { product: ListedProduct }) {
  const pieces = formatNumber(product.available);
  const look = 'block text-[0.8125rem] font-normal whitespace-nowrap';
  if (isSoldOut(product)) return <span className={`${look} text-muted`}>{catalogue.soldOut}</span>;
  if (!isLowStock(product)) {
    return <span className={`${look} text-leaf-text`}>{words.stock(pieces)}</span>;
  }
  return (
    <span className={look}>
      <span
        aria-hidden
        className="mr-1.5 inline-block size-2 rounded-full border border-ink bg-wheat"
      />
      {catalogue.onlyLeft(pieces)}
    </span>
  );
}

/** The pieces to order, which start at the minimum, and both ways to order them. */
function OrderCells({ product }: { product: ListedProduct }) {
  const { _id, name, available, minimum } = product;
  const [typed, setTyped] = useState<number | null>(minimum);
  const [isTyping, setTyping] = useState(false);
  const rangeId = useId();
  const quantity = typed !== null && Number.isInteger(typed) && typed > 0 ? typed : minimum;
  const isPossible = typed === quantity && quantity >= minimum && quantity <= available;
  const isTold = !isPossible && !isTyping;
  return (
    <>
      <td
        role="cell"
        className={`${CELL} md:pl-3 max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 ${OPEN}`}
      >
        <span className={`${ABOVE} scripted`}>
          <QuantityField
            isSmall
            label={words.piecesOf(name)}
            value={typed}
            onValueChange={setTyped}
            min={minimum}
            max={available}
            isWrong={isTold}
            describedBy={isTold ? rangeId : undefined}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
        </span>
        <span id={rangeId} role="status" className="block text-[0.8125rem] font-semibold">
          {isTold && words.range(formatNumber(minimum), formatNumber(available))}
        </span>
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-start-3 max-md:row-start-3 max-md:text-right ${OPEN}`}
      >
        <AddToList
          product={product}
          quantity={isPossible ? quantity : undefined}
          variant="quiet"
          size="row"
          className={`${ABOVE} px-0! text-[0.9375rem]! font-semibold! text-ink! underline decoration-edge underline-offset-4 [&>svg]:hidden`}
        />
      </td>
      <BuyCell>
        <BuyNow
          to={paths.purchaseOf(_id, quantity)}
          name={name}
          className="max-md:border-transparent max-md:bg-red max-md:text-on-red"
        />
      </BuyCell>
    </>
  );
}

/** A product that is sold out keeps the way to its purchase, as its card does. */
function SoldOutCells({ product }: { product: ListedProduct }) {
  return (
    <>
      <td role="cell" className={`${CELL} max-md:hidden`} />
      <td role="cell" className={`${CELL} max-md:hidden`} />
      <BuyCell>
        <BuyNow to={paths.purchase(product._id)} name={product.name} />
      </BuyCell>
    </>
  );
}

const BuyCell = ({ children }: { children: ReactNode }) => (
  <td
    role="cell"
    className={`${CELL} md:pr-0! md:text-right max-md:col-span-full max-md:row-start-4 ${OPEN}`}
  >
    {children}
  </td>
);

interface BuyNowProps {
  to: string;
  name: string;
  className?: string;
}

const BuyNow = ({ to, name, className = '' }: BuyNowProps) => (
  <ButtonLink
    to={to}
    variant="calm"
    size="small"
    aria-description={name}
    className={`${ABOVE} px-3.5! whitespace-nowrap max-md:min-h-12 max-md:w-full ${className}`}
  >
    {catalogue.buyNow}
  </ButtonLink>
);
