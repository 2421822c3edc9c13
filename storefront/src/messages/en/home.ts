/** Texts of the home page. The specification defines the statistics and their heading. */
export const homeMessages = {
  title: 'Home',
  categories: 'Categories',
  heroTitle: 'Built for the field, sold by the maker.',
  heroLead:
    'Tractors, implements and parts straight from our factory in Ames. See what is in stock today and order by the piece, not by the pallet.',
  getStarted: 'Get Started',

  promos: [
    {
      title: 'Parts that fit the first time',
      text: 'Every disc, belt and filter is cut on the jigs that built your machine. Order the ones you need before the season does.',
      action: 'See the parts',
      picture: '/pictures/scenes/promo-parts.svg',
    },
    {
      title: 'Spray the crop, not the hedge',
      text: 'Booms that stay level at 7.5 mph (12 km/h) and nozzles that close before the headland. Fewer gallons for the same field.',
      action: 'See the sprayers',
      picture: '/pictures/scenes/promo-spraying.svg',
    },
  ],

  statsTitle: 'Millions of Clients trust us',
  stats: [
    { label: 'Our Revenue', figure: '145+', unit: 'Billion' },
    { label: 'Our Target', figure: '300+', unit: 'Billion' },
    { label: 'Achievement', figure: '60%', unit: 'Reached' },
  ],
};
