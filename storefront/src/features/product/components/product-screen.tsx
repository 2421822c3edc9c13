import { isSoldOut, type PriceStep, type ProductDetails } from '@harrow/contract';
import { Printer, Share2, Star } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Breadcrumb, type Step } from '@/components/ui/breadcrumb';
import { CopyButton } from '@/components/ui/copy-button';
import { showError, showSuccess } from '@/components/ui/toast';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useBuying } from '../hooks/use-buying';
import { BuyBlock } from './buy-block';
import { Gallery } from './gallery';

const words = messages.product;

/** Loaded separately, because they are below the fold. */
const ProductSections = loadable(() => import('./product-sections'));
// the page works without it if it fails to load
const BuyBar = loadable(() => import('./buy-bar').catch(() => ({ default: () => null })));

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
  const buying = useBuying(product, priceSteps);
  const buyLink = useRef<HTMLAnchorElement>(null);
  return (
    <article className="wrap pb-4">
      <Breadcrumb above={above} current={name} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:max-lg:landscape:grid-cols-2 print:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <Gallery images={images} name={name} />
        <div className="grid grid-cols-1 content-start gap-6 lg:row-span-2 short:gap-2">
          <Name product={product} />
          <BuyBlock buying={buying} buyLink={buyLink} />
          <Tools name={name} />
        </div>
        <UserText as="p" className="max-w-[38rem] text-pretty whitespace-pre-line">
          {product.description}
        </UserText>
      </div>
      <Suspense fallback={<div className="min-h-96" />}>
        <ProductSections product={product} />
      </Suspense>
      {children}
      {!isSoldOut(product) && (
        <Suspense>
          <BuyBar buying={buying} buyLink={buyLink} />
        </Suspense>
      )}
    </article>
  );
}

/** The name, part number and rating of a product. */
function Name({ product: { name, sku, rating } }: { product: ProductDetails }) {
  return (
    <div className="grid grid-cols-1 gap-3.5 short:gap-1">
      <UserText as="h1" className="heading text-4xl lg:text-5xl short:text-2xl">
        {name}
      </UserText>
      {(sku !== null || rating) && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {sku !== null && <Plate sku={sku} />}
          {rating && <Rating rating={rating} />}
        </div>
      )}
    </div>
  );
}

/** The part number, as on the plate of a machine, with a button that copies it. */
function Plate({ sku }: { sku: string }) {
  return (
    <p className="inline-flex max-w-full items-stretch overflow-hidden rounded-control border-2 border-ink bg-card">
      <span className="label grid content-center bg-ink px-3 text-paper narrow:sr-only short:sr-only">
        {words.partNumber}
      </span>
      <UserText className="min-w-0 px-3 py-1.5 font-mono text-[1.0625rem] font-semibold wrap-anywhere sm:text-[1.1875rem]">
        {sku}
      </UserText>
      <CopyButton
        text={sku}
        label={words.copyPartNumber}
        className="min-w-11 rounded-none border-l border-line scripted"
      />
    </p>
  );
}

function Rating({ rating }: { rating: NonNullable<ProductDetails['rating']> }) {
  const average = formatNumber(rating.average);
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
        {words.reviews(rating.count)}
      </span>
    </a>
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
