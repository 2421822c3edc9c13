import type { Figures } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { ChangeMark } from './change-mark';
import { CELL, HEAD, LINK, NUMBER, SECOND_LINE } from './table-classes';

const words = messages.figures;

/** The products with the highest revenue. */
export function ProductTable({ figures }: { figures: Figures }) {
  const { topProducts, comparison, currency } = figures;
  const formerly = new Map(comparison?.products.map(({ _id, revenue }) => [_id, revenue]));
  return (
    <DeskSection title={words.byProduct}>
      {topProducts.length === 0 ? (
        <p className="border-b border-line py-3 text-muted">{words.noProducts}</p>
      ) : (
        <table className="w-full border-collapse text-[0.9375rem] leading-5">
          <caption className="sr-only">{words.byProduct}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} text-left`}>
                {words.product}
              </th>
              <th scope="col" className={`${HEAD} ${NUMBER} max-sm:hidden`}>
                {words.pieces}
              </th>
              <th scope="col" className={`${HEAD} ${NUMBER}`}>
                {words.revenue}
              </th>
              {comparison && (
                <th scope="col" className={`${HEAD} ${NUMBER}`}>
                  {words.change}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {topProducts.map(({ _id, name, img, pieces, revenue }) => (
              <tr key={_id}>
                <th scope="row" className={`${CELL} text-left font-semibold`}>
                  <span className="flex items-center gap-3">
                    <Picture
                      src={img}
                      alt=""
                      width={800}
                      height={600}
                      sizes="3rem"
                      className="aspect-4/3 w-12 flex-none rounded-control object-cover max-sm:hidden"
                    />
                    <span className="min-w-0 wrap-anywhere">
                      <Link to={deskPaths.editProduct(_id)} className={LINK}>
                        <UserText>{name}</UserText>
                      </Link>
                      <span className={`${SECOND_LINE} sm:hidden`}>{formatPieces(pieces)}</span>
                    </span>
                  </span>
                </th>
                <td className={`${CELL} ${NUMBER} max-sm:hidden`}>{formatNumber(pieces)}</td>
                <td className={`${CELL} ${NUMBER} figure`}>{formatMoney(revenue, currency)}</td>
                {comparison && (
                  <td className={`${CELL} ${NUMBER}`}>
                    <ChangeMark now={revenue} before={formerly.get(_id) ?? 0} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DeskSection>
  );
}
