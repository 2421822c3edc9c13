/** Texts of a parts book that is kept for the field. Dates and sizes are passed in formatted. */
export const fieldMessages = {
  keep: 'Keep for the field',
  keeping: (done: number, all: number) => `Keeping… ${done} of ${all} pages`,
  kept: 'Kept for the field',
  facts: (date: string, size: string) => `${date}, ${size}`,
  remove: 'Remove',
  removed: 'The book is no longer kept.',
  problem: {
    full: 'This device has no room for the book. Nothing was kept.',
    connection: 'The connection was lost. Nothing was kept; try again with a better one.',
    changed: 'The book was changed just now. Nothing was kept; try again.',
  },
  notRenewed: 'A newer revision could not be kept. The one from before is still here.',
};
