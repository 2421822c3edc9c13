import type { Product } from '@harrow/contract';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/loading';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { isSoldOut, preview } from '../lib/product-card';

const catalogue = messages.catalogue;

interface ProductCardProps {
  product: Product;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3';
  /** Whether the picture is above the fold. */
  eager?: boolean;
}

/** A product in the grid. */
export function ProductCard({ product, heading, eager = false }: ProductCardProps) {
  const soldOut = isSoldOut(product);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className="relative border-b border-line bg-sand">
        <Picture
          src={product.img}
          sizes="(width < 48rem) 100vw, 25rem"
          alt=""
          width={800}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-4/3 h-auto w-full object-cover"
        />
        {soldOut && (
          <span className="absolute top-4 left-4 rounded-control bg-on-drawing px-3 py-1.5 text-sm leading-none font-semibold text-cream">
            {catalogue.soldOut}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <UserText as={heading} className="heading text-[1.375rem]">
          {product.name}
        </UserText>
        <UserText as="p" className="min-h-[4.5em] grow text-[0.9375rem] leading-normal text-muted">
          {preview(product.description)}
        </UserText>
        <dl className="grid grid-cols-2 gap-x-4 border-y border-dashed border-line py-3">
          <Detail term={catalogue.inStock} value={formatPieces(product.available)} />
          <Detail term={catalogue.minimum} value={formatPieces(product.minimum)} />
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
          <p className="figure text-[1.625rem] leading-none">
            {formatMoney(product.price, product.currency)}
          </p>
          <ButtonLink
            to={paths.purchase(product._id)}
            variant={soldOut ? 'ghost' : 'primary'}
            aria-description={product.name}
          >
            {catalogue.buyNow}
          </ButtonLink>
        </div>
      </div>
    </article>
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
          width={800}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          className="aspect-4/3 h-auto w-full object-cover"
        />
      </div>
      <div className="grid gap-3 p-5">
        <Skeleton className="h-[1.45rem] w-3/5" />
        <div className="grid h-[4.22rem] content-around">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-11/12" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
        <div className="grid grid-cols-2 gap-x-4 border-y border-dashed border-line py-3">
          <Skeleton className="h-[2.6rem] w-24" />
          <Skeleton className="h-[2.6rem] w-20" />
        </div>
        <div className="flex items-center justify-between pt-1">
          <Skeleton className="h-[1.625rem] w-32" />
          <Skeleton className="h-12 w-29" />
        </div>
      </div>
    </div>
  );
}
