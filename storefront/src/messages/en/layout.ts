/** Texts of the frame around every page. */
export const layoutMessages = {
  shopName: 'Harrow',
  title: (page: string) => `${page} · Harrow`,
  skipToContent: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
  portfolio: 'Portfolio',
  blogs: 'Blogs',
  dashboard: 'Dashboard',
  login: 'Log in',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  search: 'Search',
  searchHint: 'Search machines and parts',
  scheme: 'Color scheme',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
};
