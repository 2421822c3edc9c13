/** Texts shown in place of a page that failed; loaded in advance, because they are needed offline. */
export const failureMessages = {
  noConnectionTitle: 'No connection to the shop',
  offlineTitle: 'You are offline',
  offline:
    'This page has not been downloaded yet. It opens by itself once you are connected again.',
  notLoadedTitle: 'This page did not load',
  notLoaded: 'Part of it could not be downloaded. Check your connection and try again.',
  retry: 'Try again',
  retrying: 'Trying…',
  crashTitle: 'This page crashed',
  crashHint: 'Your orders are safe. Reload the page to continue.',
  crashReload: 'Reload the page',
};
