import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { Product } from '../api/list-products';
import { preview } from '../lib/preview';
import { isSoldOut } from '../lib/stock-state';

const catalogue = messages.catalogue;

interface ProductCardProps {
  product: Product;
  /** The level below the heading of the list that it is in. */
  heading: 'h2' | 'h3';
  /** Whether its picture is seen without scrolling. */
  eager?: boolean;
}

/** A product in the shop window. */
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
          <Fact term={catalogue.inStock} value={formatPieces(product.available)} />
          <Fact term={catalogue.minimum} value={formatPieces(product.minimum)} />
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
          <p className="figure text-[1.625rem] leading-none">
            {formatMoney(product.price, product.currency)}
          </p>
          <ButtonLink
            to={`/purchase/${product._id}`}
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

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid gap-1">
      <dt className="label">{term}</dt>
      <dd className="figure text-lg leading-tight font-bold">{value}</dd>
    </div>
  );
}
