import type { Figures, FigureStep } from '@harrow/contract';
import type { Cell } from '@harrow/plugin-kit';

/** What a row says of a span. Amounts are decimal; what is left out is an empty cell. */
type Sold = {
  from?: string;
  to?: string;
  orders?: number;
  pieces?: number;
  revenue: number;
  averageOrder?: number;
  refunded?: number;
};

/** A row; `former` is the same of the span that it is compared with. */
type Row = { part: string; name: string; sold: Sold; former: Sold | null | undefined };

const COLUMNS: Record<string, (sold: Sold) => Cell | undefined> = {
  from: ({ from }) => from,
  to: ({ to }) => to,
  orders: ({ orders }) => orders,
  pieces: ({ pieces }) => pieces,
  revenue: ({ revenue }) => revenue,
  'average order': ({ averageOrder }) => averageOrder,
  refunded: ({ refunded }) => refunded,
};

const NOTHING: Sold = { pieces: 0, revenue: 0 };

const cellsOf = (sold: Sold | null | undefined): Cell[] =>
  Object.values(COLUMNS).map((cell) => (sold && cell(sold)) ?? null);

function rowsOf(figures: Figures, by: FigureStep): Row[] {
  const { series, topProducts, byCategory, comparison } = figures;
  const formerly = new Map(comparison?.products.map((product) => [product._id, product]));
  return [
    { part: 'all', name: '', sold: figures, former: comparison },
    ...series.map((sold, place) => ({
      ...{ part: by, name: '', sold },
      former: comparison?.series[place],
    })),
    ...topProducts.map(({ _id, name, pieces, revenue }) => ({
      ...{ part: 'product', name, sold: { pieces, revenue } },
      former: comparison && (formerly.get(_id) ?? NOTHING),
    })),
    ...byCategory.map(({ category, former, ...sold }) => ({
      ...{ part: 'category', name: category?.name ?? '', sold, former },
    })),
  ];
}

/** The table of figures, with its header: the sums, the series by steps, the best products and the categories. */
export const figuresTable = (figures: Figures, by: FigureStep): Cell[][] => [
  [
    ...['part', 'name', 'currency', ...Object.keys(COLUMNS)],
    ...Object.keys(COLUMNS).map((column) => `compared ${column}`),
  ],
  ...rowsOf(figures, by).map(({ part, name, sold, former }) => [
    ...[part, name, figures.currency],
    ...cellsOf(sold),
    ...cellsOf(former),
  ]),
];
