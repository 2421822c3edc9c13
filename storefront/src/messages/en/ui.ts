/** Texts of the shared UI components. */
export const uiMessages = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  oneLess: 'One less',
  oneMore: 'One more',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  required: 'required',
  notifications: 'Notifications',
};
