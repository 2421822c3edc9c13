import type { ShopChanges } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import type {} from '@harrow/shop';
import pages from './data/shop-pages.json';
import { DEMO_MAKER } from './demo-marks';

/** Harrow Works, who made the demonstration's machines. The figures are the specification's. */
const harrowWorks: ShopChanges = {
  name: 'Harrow',
  maker: {
    legalName: DEMO_MAKER,
    address: '1400 Foundry Road\nAmes, Iowa 50010',
    phone: '(515) 555-0140',
    email: 'orders@harrow.example',
    hours: 'Mon–Fri, 7 AM–5 PM',
    hours_de: 'Mo–Fr, 7–17 Uhr',
    country: 'US',
    timeZone: 'America/Chicago',
  },
  delivery: {
    shipsInDays: 2,
    cutoffHour: 12,
    shipsFrom: 'Ames',
    free: true,
    freeIn: 'the lower 48',
    freeIn_de: 'USA ohne Alaska und Hawaii',
    complaintDays: 3,
  },
  home: {
    headline: 'Built for the field, sold by the maker.',
    headline_de: 'Gebaut fürs Feld, direkt vom Hersteller.',
    text: 'Machines and every part in them, straight from our factory in Ames.',
    text_de: 'Maschinen und jedes Teil darin, direkt aus unserem Werk in Ames.',
    panels: [
      {
        title: 'Parts that fit the first time',
        title_de: 'Teile, die auf Anhieb passen',
        action: 'See the parts',
        action_de: 'Teile ansehen',
        byMachine: 'Parts by machine',
        byMachine_de: 'Teile nach Maschine',
        picture: '/pictures/scenes/promo-parts.svg',
        category: 'parts',
      },
      {
        title: 'Spray the crop, not the hedge',
        title_de: 'Auf den Acker, nicht in die Hecke',
        action: 'See the sprayers',
        action_de: 'Spritzen ansehen',
        byMachine: '',
        picture: '/pictures/scenes/promo-spraying.svg',
        category: 'spraying',
      },
    ],
    figuresTitle: 'Millions of Clients trust us',
    figuresTitle_de: 'Millionen Kunden vertrauen uns',
    figures: [
      {
        ...{ label: 'Our Revenue', figure: '145+', unit: 'Billion' },
        ...{ label_de: 'Unser Umsatz', unit_de: 'Milliarden' },
      },
      {
        ...{ label: 'Our Target', figure: '300+', unit: 'Billion' },
        ...{ label_de: 'Unser Ziel', unit_de: 'Milliarden' },
      },
      {
        ...{ label: 'Achievement', figure: '60%', unit: 'Reached' },
        ...{ label_de: 'Leistung', figure_de: '60 %', unit_de: 'erreicht' },
      },
    ],
  },
  navigation: [
    { title: 'Portfolio', path: '/myportfolio' },
    { title: 'Blogs', path: '/blogs' },
  ],
};

/** Gives the demonstration its maker and pages, unless the shop has been given another maker. */
export async function seedShopFace({ shopService, shopPageService }: Services): Promise<void> {
  const { maker } = await shopService.retrieve();
  if (maker.legalName !== '') return;
  await shopService.update(harrowWorks, () => true);
  for (const { slug, ...page } of pages) {
    await shopPageService.save(slug, page, { by: null, isCurrent: () => true });
  }
}
