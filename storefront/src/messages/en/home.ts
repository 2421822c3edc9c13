/** Texts of the home page. The specification defines the statistics and their heading. */
export const homeMessages = {
  title: 'Home',
  categories: 'Categories',
  heroTitle: 'Built for the field, sold by the maker.',
  heroLead:
    'Tractors, implements and parts straight from our factory. See what is in stock today, what it costs and how few you can order.',
  getStarted: 'Get Started',

  /** Each leads to a category, by its handle, in a shop that has it. */
  promos: [
    {
      title: 'Parts that fit the first time',
      action: 'See the parts',
      picture: '/pictures/scenes/promo-parts',
      category: 'parts',
    },
    {
      title: 'Spray the crop, not the hedge',
      action: 'See the sprayers',
      picture: '/pictures/scenes/promo-spraying',
      category: 'spraying',
    },
  ],

  statsTitle: 'Millions of Clients trust us',
  stats: [
    { label: 'Our Revenue', figure: '145+', unit: 'Billion' },
    { label: 'Our Target', figure: '300+', unit: 'Billion' },
    { label: 'Achievement', figure: '60%', unit: 'Reached' },
  ],
};
