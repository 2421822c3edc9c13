import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figures } from '@harrow/contract';
import { State } from '@/components/desk/state';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Span } from '../lib/entries';
import { AllLink } from './all-link';
import { Part, ROW, Rows, SECOND_LINE } from './part';

const words = messages.today;

/** The rows that fit beside the other parts; the figures have up to ten. */
const SHOWN = 6;

interface ProductRowProps {
  name: string;
  img: string;
  text: string;
  children: ReactNode;
}

function ProductRow({ name, img, text, children }: ProductRowProps) {
  return (
    <li className={ROW}>
      <Picture
        src={img}
        alt=""
        width={800}
        height={600}
        sizes="3rem"
        className="aspect-4/3 w-12 flex-none rounded-control object-cover"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <UserText>{name}</UserText>
        <span className={SECOND_LINE}>{text}</span>
      </span>
      {children}
    </li>
  );
}

/** The products that run out first. */
export function LowStock({ figures: { lowStock } }: { figures: Figures }) {
  return (
    <Part
      title={words.lowStock}
      aside={<AllLink to={`${paths.manageProducts}?stock=low`} part={words.lowStock} />}
    >
      <Rows nothing={words.nothingLow}>
        {lowStock.slice(0, SHOWN).map(({ _id, name, img, available, minimum }) => (
          <ProductRow key={_id} name={name} img={img} text={words.minimum(formatPieces(minimum))}>
            {available === 0 ? (
              <State icon={CircleX}>{words.soldOut}</State>
            ) : (
              <span className="font-semibold whitespace-nowrap">{formatPieces(available)}</span>
            )}
          </ProductRow>
        ))}
      </Rows>
    </Part>
  );
}

/** The products with the highest revenue in the span of the chart. */
export function BestProducts({ figures, span }: { figures: Figures; span: Span }) {
  const { topProducts, currency } = figures;
  const spanName = words.spans[span];
  return (
    <Part title={words.bestProducts} aside={<p className={SECOND_LINE}>{spanName}</p>}>
      <Rows as="ol" nothing={words.nothingSold(spanName)}>
        {topProducts.slice(0, SHOWN).map(({ _id, name, img, pieces, revenue }) => (
          <ProductRow key={_id} name={name} img={img} text={formatPieces(pieces)}>
            <span className="figure whitespace-nowrap">{formatMoney(revenue, currency)}</span>
          </ProductRow>
        ))}
      </Rows>
    </Part>
  );
}
