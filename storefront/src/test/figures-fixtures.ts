import type { Figures } from '@harrow/contract';
import { figures } from './today-fixtures';

/** The figures of three days beside those of the three before. */
export const comparedFigures = (changes: Partial<Figures> = {}): Figures =>
  figures({
    ...{ from: '2026-11-21', to: '2026-11-23' },
    ...{ revenue: 1200.5, orders: 3, pieces: 6, averageOrder: 400.17, refunded: 50 },
    series: [
      { from: '2026-11-21', revenue: -50, orders: 0 },
      { from: '2026-11-22', revenue: 1000.5, orders: 2 },
      { from: '2026-11-23', revenue: 250, orders: 1 },
    ],
    topProducts: [
      {
        ...{ _id: 'prod_1', name: 'Field tractor T 120', img: '/pictures/tractor.svg' },
        ...{ pieces: 5, revenue: 900.5 },
      },
      {
        ...{ _id: 'prod_2', name: 'Oil filter F 93', img: '/pictures/filter.svg' },
        ...{ pieces: 1, revenue: 300 },
      },
    ],
    byCategory: [
      {
        category: { handle: 'tractors', name: 'Tractors' },
        ...{ pieces: 5, revenue: 900.5, former: { pieces: 2, revenue: 600 } },
      },
      { category: null, pieces: 1, revenue: 300, former: { pieces: 0, revenue: 0 } },
      {
        category: { handle: 'harvest', name: 'Harvest' },
        ...{ pieces: 0, revenue: 0, former: { pieces: 1, revenue: 400 } },
      },
    ],
    comparison: {
      ...{ from: '2026-11-18', to: '2026-11-20' },
      ...{ revenue: 1000, orders: 4, pieces: 3, averageOrder: 250, refunded: 0 },
      series: [
        { from: '2026-11-18', revenue: 600, orders: 2 },
        { from: '2026-11-19', revenue: 400, orders: 2 },
        { from: '2026-11-20', revenue: 0, orders: 0 },
      ],
      products: [{ _id: 'prod_1', pieces: 2, revenue: 600 }],
    },
    ...changes,
  });
