/** Texts of the filter by a machine, with the shopper's name for it if it has one. */
export const fitsFilterMessages = {
  title: 'Passende Teile',
  fits: (machine: string) => `Passt zu ${machine}`,
  notKnown: (machine: string) => `Unbekannt, ob es zu ${machine} passt`,
  remove: (choice: string) => `${choice}: Filter entfernen`,
};
