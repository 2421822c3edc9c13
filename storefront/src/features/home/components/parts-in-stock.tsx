import { Link } from 'react-router-dom';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { usePartsInStock } from '../api/parts-in-stock';

const home = messages.home;

/** Six parts in rows, with their numbers, prices and stock; hidden in a shop that has none. */
export function PartsInStock({ category }: { category: string }) {
  const { data } = usePartsInStock(category);
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="parts-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id="parts-title" className="heading text-[1.75rem]">
          {home.partsTitle}
        </h2>
        <Link
          to={paths.category(category)}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4 md:min-h-8"
        >
          {home.allParts(formatNumber(data.count))}
        </Link>
      </div>
      <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-12">
        {data.data.map(({ _id, handle, name, sku, img, price, currency, available }) => (
          <li key={_id}>
            <Link
              to={paths.product(handle)}
              className="group grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1.5 leading-snug"
            >
              <Picture
                src={img}
                sizes="4.5rem"
                loading="lazy"
                className="aspect-8/5 h-auto w-18 rounded-control object-cover"
              />
              <span className="grid">
                <UserText className="font-semibold underline-offset-4 group-hover:underline">
                  {name}
                </UserText>
                <PartNumber>{sku}</PartNumber>
              </span>
              <span className="grid justify-items-end">
                <span className="font-semibold tabular-nums">{formatMoney(price, currency)}</span>
                <span className="text-[0.8125rem] text-leaf-text">
                  {home.inStock(formatNumber(available))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
