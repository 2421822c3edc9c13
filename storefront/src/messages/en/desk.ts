/** Texts of the lists for staff. Numbers are passed in formatted. */
export const deskMessages = {
  range: (range: string, total: string) => `${range} of ${total}`,
};
