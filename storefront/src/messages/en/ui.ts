/** What the building blocks of the interface say wherever they stand. */
export const uiMessages = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  required: 'required',
  notifications: 'Notifications',
};
