import type {
  AnswerOf,
  FigureLine,
  listMachines,
  Machine,
  MachineFigure,
  Offer,
  OwnMachine,
} from '@harrow/contract';

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

/** A machine of a shopper, with a name and a serial number. */
export const bigRed = (changes: Partial<OwnMachine> = {}): OwnMachine => ({
  _id: 'mach_1',
  machine: {
    handle: 'disc-harrow',
    name: 'Compact disc harrow H 520',
    img: '/pictures/products/disc-harrow.svg',
  },
  serial: 'H520-04117',
  options: null,
  nickname: 'Big Red',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

/** The price and stock of a part. */
export const offer = (handle: string, changes: Partial<Offer> = {}): Offer => ({
  productId: `prod_${handle}`,
  handle,
  price: 10,
  currency: 'usd',
  available: 100,
  minimum: 1,
  ...changes,
});

/** A line of a figure, for every machine and not sold; `changes` are what a test is about. */
export const figureLine = (item: string, changes: Partial<FigureLine> = {}): FigureLine => ({
  item,
  level: 0,
  part: `HR-${item}`,
  name: `Part ${item}`,
  quantity: 1,
  applies: true,
  serials: null,
  usableOn: [],
  note: null,
  comesWith: null,
  seeFigure: null,
  offer: null,
  replacedBy: null,
  ...changes,
});

const callout = (item: string, x: number, y: number) => ({ item, x, y, tipX: null, tipY: null });

/** A figure with a line of each kind, for a serial number. */
export const discArm = (changes: Partial<MachineFigure> = {}): MachineFigure => ({
  machine: {
    _id: 'prod_1',
    handle: 'disc-harrow',
    name: 'Compact disc harrow H 520',
    img: '/pictures/products/disc-harrow.svg',
  },
  book: {
    code: 'PB-H520',
    revision: 3,
    title: 'Compact disc harrow H 520',
    publishedAt: '2026-11-01T08:00:00.000Z',
  },
  serial: { printed: 'H520-04117', built: { from: 2023, to: null } },
  assemblies: ['Discs and arms'],
  number: '20-1',
  title: 'Disc arm, front row',
  drawing: { url: '/pictures/figures/disc-arm.svg', width: 960, height: 720 },
  callouts: [
    callout('1', 94.38, 51.67),
    callout('2', 72.29, 69.44),
    callout('4', 52.29, 90.56),
    callout('4', 60, 80),
    { ...callout('13', 62.08, 28.61), tipX: 70, tipY: 30 },
  ],
  lines: [
    figureLine('1', { name: 'Arm with lower clamp', offer: offer('arm', { price: 184 }) }),
    figureLine('2', {
      ...{ part: 'HR-14-207', name: 'Shaft seal 45 × 62 × 8', applies: false },
      serials: { from: null, to: 'H520-03999' },
    }),
    figureLine('2', {
      ...{ part: 'HR-14-209', name: 'Cassette seal 45 × 68 × 14', offer: offer('seal') },
      serials: { from: 'H520-04000', to: null },
    }),
    figureLine('3', {
      ...{ part: 'HR-14-231', name: 'Hub, five bolts' },
      replacedBy: {
        parts: [
          { part: 'HR-14-233', name: 'hub', quantity: 1, offer: offer('hub', { price: 100 }) },
          { part: 'HR-14-234', name: 'bolt', quantity: 5, offer: offer('bolt', { price: 1.4 }) },
        ],
        ...{ isTwoWay: false, sellsOut: false, since: null },
      },
    }),
    figureLine('4', {
      ...{ part: 'HR-14-361', name: 'Serrated harrow disc 610' },
      offer: offer('disc', { price: 46.9, available: 420, minimum: 10 }),
    }),
    figureLine('6', {
      ...{ part: 'HR-14-214', name: 'Double-row bearing 30 × 62' },
      replacedBy: {
        parts: [
          {
            ...{ part: 'HR-14-218', name: 'Bearing', quantity: 1 },
            offer: offer('bearing', { price: 38.6, available: 57 }),
          },
        ],
        ...{ isTwoWay: true, sellsOut: false, since: null },
      },
    }),
    figureLine('7', { name: 'Lock nut M24 × 1.5', offer: offer('nut', { available: 0 }) }),
    figureLine('12', {
      ...{ name: 'Bolt M16 × 130, 8.8', quantity: 4, offer: offer('long-bolt') },
      ...{ applies: null, usableOn: [{ code: 'R', name: 'V-ring roller' }] },
    }),
    figureLine('13', { part: null, name: 'Frame, front beam', seeFigure: '10-1' }),
    figureLine('14', { part: null, name: 'Stub axle', level: 1, comesWith: '1' }),
  ],
  previous: { number: '10-1', title: 'Frame and wings' },
  next: { number: '30-1', title: 'Transport wheel and hub' },
  ...changes,
});
