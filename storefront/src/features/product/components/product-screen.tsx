import type { PriceStep, ProductDetails } from '@harrow/contract';
import { CircleCheck, CircleX, Package, Printer, Share2, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import * as paths from '@/config/paths';
import { shownMaker } from '@/config/shown-maker';
import { Breadcrumb, type Step } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { showError, showSuccess } from '@/components/ui/toast';
import { UnitPrice } from '@/components/ui/unit-price';
import { UserText } from '@/components/ui/user-text';
import { formatNumber, formatPieces, isPlural } from '@/lib/format/numbers';
import { isSoldOut } from '@/lib/stock';
import { messages } from '@/messages';
import { Gallery } from './gallery';
import { Documents, RelatedProducts, Specifications } from './product-sections';

const words = messages.product;

interface ProductScreenProps {
  product: ProductDetails;
  /** The pages above it. */
  above: Step[];
  /** The price of a piece for the visitor, by the quantity. */
  priceSteps: PriceStep[];
  children?: ReactNode;
}

/** A product with everything to decide on it; `children` are its reviews. */
export function ProductScreen({ product, above, priceSteps, children }: ProductScreenProps) {
  const { name, images } = product;
  return (
    <article className="wrap pb-4">
      <Breadcrumb above={above} current={name} />
      <div className="grid grid-cols-1 gap-8 sm:max-lg:landscape:grid-cols-2 print:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14">
        <Gallery key={product._id} images={images} name={name} />
        <Offer product={product} priceSteps={priceSteps} />
      </div>
      <Specifications specifications={product.specifications} />
      <Documents documents={product.documents} />
      <RelatedProducts products={product.related} />
      {children}
    </article>
  );
}

/** The name, price and stock of a product, and the way to buy it. */
function Offer({ product, priceSteps }: Pick<ProductScreenProps, 'product' | 'priceSteps'>) {
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <div className="grid grid-cols-1 gap-2">
        <UserText as="h1" className="heading text-4xl lg:text-5xl">
          {product.name}
        </UserText>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {product.rating && <Rating rating={product.rating} />}
          {product.sku !== null && (
            <p className="label">
              <UserText>{words.partNumber(product.sku)}</UserText>
            </p>
          )}
        </div>
      </div>
      <UnitPrice steps={priceSteps} regular={product.price} currency={product.currency} />
      <Stock product={product} />
      {!isSoldOut(product) && (
        <ButtonLink
          to={paths.purchase(product._id)}
          className="min-h-14 w-fit px-10 text-lg max-sm:w-full print:hidden"
        >
          {words.buyNow}
        </ButtonLink>
      )}
      <UserText as="p" className="text-pretty whitespace-pre-line text-muted">
        {product.description}
      </UserText>
      <Tools name={product.name} />
    </div>
  );
}

function Rating({ rating }: { rating: NonNullable<ProductDetails['rating']> }) {
  const { average, count } = rating;
  return (
    <a
      href="#reviews"
      className="group flex min-h-6 items-center gap-2 max-md:-my-2 max-md:min-h-11"
    >
      <span className="figure flex items-center gap-1 text-lg">
        <Star aria-hidden className="size-4 fill-wheat stroke-star stroke-[1.5]" />
        <span aria-hidden>{average}</span>
        <span className="sr-only">{words.ratingOf(average)}</span>
      </span>
      <span className="text-muted underline-offset-4 group-hover:underline">
        {words.reviews(formatNumber(count), isPlural(count))}
      </span>
    </a>
  );
}

/** The stock with what it means for an order. */
function Stock({ product: { available, minimum } }: { product: ProductDetails }) {
  const soldOut = isSoldOut({ available, minimum });
  return (
    <dl className="grid gap-2">
      <div className="flex gap-3">
        {soldOut ? (
          <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-red-text" />
        ) : (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-text" />
        )}
        <dt className="sr-only">{messages.catalogue.inStock}</dt>
        <dd>
          <strong className="font-semibold">
            {soldOut ? words.soldOut : words.inStock(formatPieces(available))}
          </strong>{' '}
          {shownMaker &&
            (soldOut
              ? words.soldOutNext(shownMaker.phone.shown)
              : words.shipsFrom(shownMaker.shipsFrom))}
        </dd>
      </div>
      <div className="flex gap-3 text-muted">
        <Package aria-hidden className="mt-0.5 size-5 shrink-0" />
        <dt className="sr-only">{messages.catalogue.minimum}</dt>
        <dd>{words.minimum(formatPieces(minimum))}</dd>
      </div>
    </dl>
  );
}

const TOOL = 'flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

function Tools({ name }: { name: string }) {
  return (
    <div className="flex gap-6 border-t border-line pt-2 print:hidden scripted">
      <button type="button" className={TOOL} onClick={() => void share(name)}>
        <Share2 aria-hidden className="size-5" />
        {words.share}
      </button>
      <button type="button" className={TOOL} onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {words.print}
      </button>
    </div>
  );
}

/** Offers the page to other programs; where the browser cannot, copies its address. */
async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined); // the user may cancel
    return;
  }
  await navigator.clipboard.writeText(url).then(
    () => showSuccess(words.shared),
    () => showError(words.notShared),
  );
}
