import type { AnswerOf, Figures, listNotices } from '@harrow/contract';

/** The figures of 14 days with one order on the last and one refund on the first. */
export function figures(changes: Partial<Figures> = {}): Figures {
  const series = Array.from({ length: 14 }, (_, place) => ({
    from: `2026-11-${place + 10}`,
    revenue: 0,
    orders: 0,
  }));
  series[0] = { from: '2026-11-10', revenue: -50, orders: 0 };
  series[13] = { from: '2026-11-23', revenue: 1250.5, orders: 3 };
  return {
    currency: 'usd',
    from: '2026-11-10',
    to: '2026-11-23',
    revenue: 1200.5,
    orders: 3,
    pieces: 5,
    averageOrder: 416.83,
    refunded: 50,
    series,
    topProducts: [
      {
        _id: 'prod_1',
        name: 'Field tractor T 120',
        img: '/pictures/tractor.svg',
        pieces: 5,
        revenue: 1200.5,
      },
    ],
    byCategory: [
      {
        category: { handle: 'tractors', name: 'Tractors' },
        ...{ pieces: 5, revenue: 1200.5, former: null },
      },
    ],
    comparison: null,
    toShip: 9,
    unpaid: {
      orders: 3,
      amount: 418_260,
      byAge: [
        { fromHours: 0, orders: 2, amount: 143_380 },
        { fromHours: 48, orders: 1, amount: 274_880 },
      ],
    },
    lowStock: [
      {
        _id: 'prod_2',
        name: 'Drive belt B 1850',
        img: '/pictures/belt.svg',
        available: 0,
        minimum: 5,
      },
      {
        _id: 'prod_3',
        name: 'Oil filter F 93',
        img: '/pictures/filter.svg',
        available: 18,
        minimum: 10,
      },
    ],
    ...changes,
  };
}

/** The figures of a shop that has sold nothing yet. */
export const noFigures = (): Figures =>
  figures({
    ...{ revenue: 0, orders: 0, pieces: 0, averageOrder: 0, refunded: 0, toShip: 0 },
    series: figures().series.map(({ from }) => ({ from, revenue: 0, orders: 0 })),
    ...{
      topProducts: [],
      byCategory: [],
      lowStock: [],
      unpaid: { orders: 0, amount: 0, byAge: [] },
    },
  });

export const notices = (): AnswerOf<typeof listNotices> => ({
  failures: [
    {
      at: '2026-11-22T10:00:00.000Z',
      kind: 'disputed',
      subject: 'order_7',
      message: 'The payment of 46800 USD for order 1290 is disputed.',
      action: 'Answer the dispute at the payment provider, and decide about the order.',
    },
    {
      at: '2026-11-21T10:00:00.000Z',
      kind: 'letter_failed', // a kind that a newer backend sends
      subject: 'evt_1',
      message: 'A letter was not sent.',
      action: 'Send it again.',
    },
  ],
  done: [
    {
      at: '2026-11-23T06:00:00.000Z',
      kind: 'expired',
      subject: 'order_8',
      message: 'Order 8 expired before it was paid; 1 piece of Plow went back on sale.',
    },
    {
      at: '2026-11-23T05:00:00.000Z',
      kind: 'expired',
      subject: 'order_9',
      message: 'Order 9 expired before it was paid; 1 piece of Plow went back on sale.',
    },
    {
      at: '2026-11-22T05:00:00.000Z',
      kind: 'payment_found',
      subject: 'order_10',
      message: 'A payment of 12.5 USD that was not reported was found at the provider.',
    },
  ],
});
