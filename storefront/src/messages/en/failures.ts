/** What stands in the place of a page that cannot be shown; loaded ahead, because it is for offline. */
export const failureMessages = {
  offlineTitle: 'You are offline',
  offline:
    'This page has not been downloaded yet. It opens by itself once you are connected again.',
  notLoadedTitle: 'This page did not load',
  notLoaded: 'A part of it could not be downloaded. Check your connection and try again.',
  retry: 'Try again',
  retrying: 'Trying…',
  crashTitle: 'This page broke',
  crashHint: 'Nothing you ordered is lost. Load the page again to go on.',
  crashReload: 'Reload the page',
};
