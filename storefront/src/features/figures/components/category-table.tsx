import type { Figures } from '@harrow/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { formatShare } from '../lib/percent';
import { ChangeMark } from './change-mark';
import { CELL, HEAD, LINK, NUMBER } from './table-classes';

const words = messages.figures;

/** The rows that fit beside the best products. */
const SHOWN = 10;

/** What the products of each category brought, also those that brought something in the other span alone. */
export function CategoryTable({ figures }: { figures: Figures }) {
  const { byCategory, comparison, currency, revenue: all } = figures;
  const [showsAll, showAll] = useState(false);
  const isCut = byCategory.length > SHOWN && !showsAll;
  const most = Math.max(0, ...byCategory.map(({ revenue }) => revenue));
  return (
    <DeskSection
      title={words.byCategory}
      aside={
        isCut && (
          <button
            type="button"
            onClick={() => showAll(true)}
            className="min-h-6 text-sm underline underline-offset-4 max-lg:min-h-11"
          >
            {words.allCategories(byCategory.length)}
          </button>
        )
      }
    >
      {byCategory.length > 0 && (
        <table className="w-full border-collapse text-[0.9375rem] leading-5">
          <caption className="sr-only">{words.byCategory}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} text-left`}>
                {words.category}
              </th>
              <th scope="col" className={`${HEAD} ${NUMBER}`}>
                {words.revenue}
              </th>
              <th scope="col" className={`${HEAD} ${NUMBER}`}>
                {words.share}
              </th>
              {comparison && (
                <th scope="col" className={`${HEAD} ${NUMBER}`}>
                  {words.change}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {byCategory.slice(0, isCut ? SHOWN : undefined).map(({ category, revenue, former }) => (
              <tr key={category?.handle ?? ''}>
                <th scope="row" className={`${CELL} text-left font-semibold`}>
                  <CategoryName category={category} />
                  <Bar fraction={most > 0 ? Math.max(0, revenue / most) : 0} />
                </th>
                <td className={`${CELL} ${NUMBER} figure`}>{formatMoney(revenue, currency)}</td>
                <td className={`${CELL} ${NUMBER}`}>{all > 0 && formatShare(revenue / all)}</td>
                {comparison && (
                  <td className={`${CELL} ${NUMBER}`}>
                    <ChangeMark now={revenue} before={former?.revenue ?? 0} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className={`${CELL} text-left`}>
                {words.all}
              </th>
              <td className={`${CELL} ${NUMBER} figure`}>{formatMoney(all, currency)}</td>
              <td className={`${CELL} ${NUMBER}`}>{all > 0 && formatShare(1)}</td>
              {comparison && (
                <td className={`${CELL} ${NUMBER}`}>
                  <ChangeMark now={all} before={comparison.revenue} />
                </td>
              )}
            </tr>
          </tfoot>
        </table>
      )}
      <p className="pt-3 text-[0.8125rem] leading-5 text-muted text-pretty">{words.note}</p>
    </DeskSection>
  );
}

const CategoryName = ({ category }: Pick<Figures['byCategory'][number], 'category'>) =>
  category ? (
    <Link to={paths.category(category.handle)} className={LINK}>
      <UserText>{category.name}</UserText>
    </Link>
  ) : (
    words.noCategory
  );

const Bar = ({ fraction }: { fraction: number }) => (
  <span aria-hidden className="mt-1 block h-1 max-w-28 bg-line">
    <span
      className="block h-full bg-leaf-text forced-colors:bg-[CanvasText]"
      style={{ width: `${fraction * 100}%` }}
    />
  </span>
);
