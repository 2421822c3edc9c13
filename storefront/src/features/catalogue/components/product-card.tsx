import { isLowStock, isSoldOut, type Product } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { AddToList } from '@/components/list/add-to-list';
import { ButtonLink } from '@/components/ui/button';
import { Marked } from '@/components/ui/marked';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/loading';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { preview } from '../lib/product-card';

const catalogue = messages.catalogue;

interface ProductCardProps {
  product: Product;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3';
  /** Whether the picture is above the fold. */
  eager?: boolean;
  /** Below the part number. */
  note?: ReactNode;
}

/** A product in the grid. The button comes before the link to its page in the order of focus. */
export function ProductCard({ product, heading: Heading, eager = false, note }: ProductCardProps) {
  const soldOut = isSoldOut(product);
  return (
    <article
      className={`${soldOut ? '' : 'group/row'} flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:border-ink across:grid across:grid-cols-2`}
    >
      <div className="relative border-line bg-sand border-b across:border-r across:border-b-0">
        <Picture
          src={product.img}
          sizes="(width < 40rem) 100vw, 25rem"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-8/5 h-auto w-full object-cover across:h-full"
        />
        <StockBadge product={product} />
        {!soldOut && (
          <AddToList
            product={product}
            isIcon
            size="icon"
            variant="card"
            className="absolute top-3 right-3"
          />
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-4 md:p-5">
        <div className="order-1 flex flex-wrap items-center justify-between gap-3">
          <p className="figure text-[min(1.625rem,11vw)] leading-none">
            {formatMoney(product.price, product.currency)}
          </p>
          <ButtonLink
            to={paths.purchase(product._id)}
            variant="calm"
            aria-description={product.name}
          >
            {catalogue.buyNow}
          </ButtonLink>
        </div>
        <Heading className="heading text-[1.375rem]">
          <Link
            to={paths.product(product.handle)}
            className="decoration-2 underline-offset-4 hover:underline"
          >
            <Marked text={product.name} />
          </Link>
        </Heading>
        <PartNumber className="-mt-2 text-sm">{product.sku}</PartNumber>
        {note}
        <dl className="order-2 grid grid-cols-[repeat(auto-fill,minmax(max(5rem,25%),1fr))] gap-x-2 gap-y-1 border-y border-dashed border-line py-3">
          <Detail term={catalogue.inStock} value={formatPieces(product.available)} />
          <Detail term={catalogue.minimum} value={formatPieces(product.minimum)} />
          {product.rating && <Rating rating={product.rating} />}
        </dl>
        <UserText as="p" className="order-3 text-[0.9375rem] leading-normal text-pretty text-muted">
          {preview(product.description)}
        </UserText>
      </div>
    </article>
  );
}

function StockBadge({ product }: { product: Product }) {
  const place =
    'absolute top-3 left-3 rounded-control px-2.5 py-1.5 text-sm leading-none font-semibold';
  if (isSoldOut(product)) {
    return <span className={`${place} bg-on-drawing text-cream`}>{catalogue.soldOut}</span>;
  }
  if (!isLowStock(product)) return null;
  return (
    <span className={`${place} bg-wheat text-on-wheat`}>
      {catalogue.onlyLeft(formatNumber(product.available))}
    </span>
  );
}

function Rating({ rating }: { rating: NonNullable<Product['rating']> }) {
  return (
    <div className="grid gap-1">
      <dt className="label">{catalogue.rating}</dt>
      <dd className="flex items-center gap-1">
        <span aria-hidden>★</span>
        <span className="figure text-lg leading-tight font-bold">
          {formatNumber(rating.average)}
        </span>
        <span className="sr-only">{catalogue.outOf}</span>
        <span className="text-sm text-muted">({formatNumber(rating.count)})</span>
      </dd>
    </div>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid gap-1">
      <dt className="label">{term}</dt>
      <dd className="figure text-lg leading-tight font-bold">{value}</dd>
    </div>
  );
}

/** A placeholder with the dimensions of a product card. */
export function ProductCardSkeleton({ eager }: { eager: boolean }) {
  return (
    <div
      aria-hidden
      className="flex flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="border-b border-line bg-cream">
        <img
          src="/pictures/scenes/sketch.svg"
          alt=""
          width={960}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          className="aspect-8/5 h-auto w-full object-cover"
        />
      </div>
      <div className="grid gap-3 p-4 md:p-5">
        <Skeleton className="h-[1.45rem] w-3/5" />
        <Skeleton className="-mt-2 h-[1.225rem] w-24" />
        <div className="flex items-center justify-between">
          <Skeleton className="h-[1.625rem] w-32" />
          <Skeleton className="h-12 w-29" />
        </div>
        <div className="grid grid-cols-2 gap-x-4 border-y border-dashed border-line py-3">
          <Skeleton className="h-[2.6rem] w-24" />
          <Skeleton className="h-[2.6rem] w-20" />
        </div>
        <div className="grid h-[4.22rem] content-around">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-11/12" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      </div>
    </div>
  );
}
