import { emptyShop, type Shop } from '@harrow/contract';

/** The shop of the tests: a made-up maker with everything that pages show of one. */
export const shopFace: Shop = {
  ...emptyShop,
  name: 'Harrow',
  updatedAt: '2026-11-27T12:00:00.000Z',
  maker: {
    ...emptyShop.maker,
    legalName: 'Harrow Works',
    address: '1400 Foundry Road\nAmes, Iowa 50010',
    phone: '(515) 555-0140',
    email: 'orders@harrow.example',
    hours: 'Mon–Fri, 7 AM–5 PM',
    country: 'US',
    timeZone: 'America/Chicago',
  },
  delivery: {
    ...emptyShop.delivery,
    shipsInDays: 2,
    shipsFrom: 'Ames',
    free: true,
    freeIn: 'the lower 48',
    complaintDays: 3,
  },
  home: {
    ...emptyShop.home,
    headline: 'Built for the field, sold by the maker.',
    text: 'Machines and every part in them, straight from our factory in Ames.',
    panels: [
      {
        title: 'Parts that fit the first time',
        action: 'See the parts',
        byMachine: 'Parts by machine',
        picture: '/pictures/scenes/promo-parts.svg',
        category: 'parts',
      },
      {
        title: 'Spray the crop, not the hedge',
        action: 'See the sprayers',
        byMachine: '',
        picture: '/pictures/scenes/promo-spraying.svg',
        category: 'spraying',
      },
    ],
    figuresTitle: 'Millions of Clients trust us',
    figures: [
      { label: 'Our Revenue', figure: '145+', unit: 'Billion' },
      { label: 'Our Target', figure: '300+', unit: 'Billion' },
      { label: 'Achievement', figure: '60%', unit: 'Reached' },
    ],
  },
  navigation: [
    { title: 'Portfolio', path: '/myportfolio' },
    { title: 'Blogs', path: '/blogs' },
  ],
  pages: [
    { slug: 'delivery', title: 'Delivery', topics: 'shipping envío' },
    { slug: 'returns', title: 'Returns', topics: 'refund return' },
    { slug: 'warranty', title: 'Warranty', topics: 'Garantie' },
    { slug: 'terms', title: 'Terms', topics: 'payment invoice' },
    { slug: 'privacy', title: 'Privacy', topics: 'data' },
  ],
};
