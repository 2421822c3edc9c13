/** Texts of serial numbers, and of the years in which machines were built. */
export const serialMessages = {
  all: 'All serial numbers',
  from: (serial: string) => `From ${serial}`,
  upTo: (serial: string) => `Up to ${serial}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  builtIn: (year: number) => `Built ${year}`,
  builtSince: (year: number) => `Built since ${year}`,
  builtFrom: (from: number, to: number) => `Built ${from} to ${to}`,
};
