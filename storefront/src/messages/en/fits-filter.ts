/** Texts of the filter by a machine, with the shopper's name for it if it has one. */
export const fitsFilterMessages = {
  title: 'Parts that fit',
  fits: (machine: string) => `Fits ${machine}`,
  notKnown: (machine: string) => `Not known if it fits ${machine}`,
  remove: (choice: string) => `${choice}: remove this filter`,
};
