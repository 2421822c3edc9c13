/** What stands around every page. */
export const layoutMessages = {
  shopName: 'Harrow',
  title: (page: string) => `${page} · Harrow`,
  skipToContent: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
  portfolio: 'Portfolio',
  blogs: 'Blogs',
  dashboard: 'Dashboard',
  login: 'Login',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',

  footerLead: 'Machines for soil, seed and harvest, drawn and built under one roof.',
  footerShop: 'Shop',
  footerAllProducts: 'All products',
  footerReading: 'Reading',
  footerQuestions: 'Questions and answers',
  footerPerson: 'Wilma Acker’s work',
  footerWorks: 'The works',
  footerAddress: ['Harrow Works', '1400 Foundry Road', 'Ames, Iowa 50010'],
  footerRights: (year: number) => `© ${year} Harrow Works. Dimensions in millimetres.`,
};
