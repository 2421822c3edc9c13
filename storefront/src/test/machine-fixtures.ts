import type { AnswerOf, listMachines, Machine } from '@harrow/contract';

/** A machine with a parts book of three figures, one of them a list without a drawing. */
export const discHarrow = (changes: Partial<Machine> = {}): Machine => ({
  _id: 'prod_1',
  handle: 'disc-harrow',
  name: 'Compact disc harrow H 520',
  img: '/pictures/products/disc-harrow.svg',
  options: [],
  serialPlace: 'On the frame, right of the drawbar',
  serialExample: 'H520-04117',
  serial: null,
  books: [
    {
      code: 'PB-H520',
      revision: 3,
      title: 'Compact disc harrow H 520',
      publishedAt: '2026-11-01T08:00:00.000Z',
      assemblies: [
        {
          name: 'Discs and arms',
          assemblies: [],
          figures: [
            { number: '20-1', title: 'Disc arm, front row', img: '/pictures/a.svg', items: 14 },
          ],
        },
        {
          name: 'Hydraulics',
          assemblies: [
            {
              name: 'Folding',
              assemblies: [],
              figures: [{ number: '50-1', title: 'Folding ram', img: '/pictures/b.svg', items: 8 }],
            },
          ],
          figures: [{ number: '50-2', title: 'Hoses and couplers', img: '', items: 26 }],
        },
      ],
    },
  ],
  ...changes,
});

/** A page of the list of machines. */
export const machineList = (names: readonly string[]): AnswerOf<typeof listMachines> => ({
  data: names.map((name, index) => ({
    _id: `prod_${index + 1}`,
    handle: name.toLowerCase().replaceAll(' ', '-'),
    name,
    img: '/pictures/products/disc-harrow.svg',
    category: { handle: 'tillage', name: 'Tillage' },
    figures: index,
  })),
  count: names.length,
  categories: [
    { handle: 'tillage', name: 'Tillage', count: 2 },
    { handle: 'tractors', name: 'Tractors', count: 1 },
  ],
});
