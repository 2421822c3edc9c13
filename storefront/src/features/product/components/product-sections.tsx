import type { Product, ProductDetails } from '@harrow/contract';
import { ArrowRight, BookOpen, Download, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import { Fits, ReplacedBy, Replaces } from './product-fits';

const words = messages.product;

/** The machines that a product fits, the parts that it replaces, its figures, papers and related products. */
export default function ProductSections({ product }: { product: ProductDetails }) {
  return (
    <>
      <ReplacedBy part={product.part} />
      <Fits product={product} />
      <Replaces part={product.part} />
      <Specifications specifications={product.specifications} />
      <Documents product={product} />
      <RelatedProducts products={product.related} />
    </>
  );
}

/** The figures of a product, in one column or two. */
function Specifications({ specifications }: Pick<ProductDetails, 'specifications'>) {
  if (specifications.length === 0) return null;
  const half = Math.ceil(specifications.length / 2);
  const columns = [specifications.slice(0, half), specifications.slice(half)];
  return (
    <Section id="specifications" title={words.specifications}>
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2 print:grid-cols-2">
        {columns.map((column, index) => (
          <dl key={index}>
            {column.map(({ name, value }) => (
              <div
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
              >
                <UserText as="dt" className="text-muted">
                  {name}
                </UserText>
                <UserText as="dd" className="ml-auto text-right font-semibold tabular-nums">
                  {value}
                </UserText>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </Section>
  );
}

const EXTENSION = /\.([a-z0-9]{2,4})$/i;

/** The papers of a product, and the parts book of a machine. */
function Documents({ product: { handle, documents, book } }: { product: ProductDetails }) {
  if (documents.length === 0 && !book) return null;
  return (
    <div className="print:hidden">
      <Section id="documents" title={words.documents}>
        <ul>
          {book && (
            <li className="border-t border-line">
              <Link
                to={paths.machine(handle)}
                className="flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline"
              >
                <BookOpen aria-hidden className="size-5 shrink-0" />
                {words.bookFigures(book.figures)}
                <ArrowRight aria-hidden className="ml-auto size-5 shrink-0" />
              </Link>
            </li>
          )}
          {documents.map(({ name, url }) => (
            <li key={url} className="border-t border-line">
              <a
                href={url.startsWith('/') ? BASE + url : url}
                className="flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline"
              >
                <FileText aria-hidden className="size-5 shrink-0" />
                <UserText>{name}</UserText>
                <span className="label ml-auto">{EXTENSION.exec(url)?.[1]}</span>
                <Download aria-hidden className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Parts and machines that belong together with a product. */
function RelatedProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section id="related" title={words.related} wide>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] gap-4 sm:gap-6 lg:grid-cols-4 print:grid-cols-4 print:[&>:nth-child(n+5)]:hidden">
        {products.map((product) => (
          <li key={product._id}>
            <Link
              to={paths.product(product.handle)}
              className="group grid h-full grid-rows-[auto_1fr_auto] gap-2"
            >
              <Picture
                src={product.img}
                sizes="(width < 64rem) 50vw, 18rem"
                loading="lazy"
                className="aspect-8/5 h-auto w-full rounded-control border border-line object-cover print:hidden"
              />
              <UserText className="font-semibold text-balance underline-offset-4 group-hover:underline">
                {product.name}
              </UserText>
              <span className="figure text-lg">{formatMoney(product.price, product.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
