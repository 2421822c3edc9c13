/** Texts of the shared UI components. */
export const uiMessages = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  copied: 'Copied',
  notCopied: 'It could not be copied.',
  oneLess: 'One less',
  oneMore: 'One more',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  notifications: 'Notifications',
  noneHasAll: 'No product has all of',
  theseHave: 'these have',
};
