/** Texts of serial numbers, and of the years in which machines were built. */
export const serialMessages = {
  all: 'Alle Seriennummern',
  from: (serial: string) => `Ab ${serial}`,
  upTo: (serial: string) => `Bis ${serial}`,
  fromTo: (from: string, to: string) => `${from} bis ${to}`,
  builtIn: (year: number) => `Baujahr ${year}`,
  builtSince: (year: number) => `Gebaut seit ${year}`,
  builtFrom: (from: number, to: number) => `Baujahre ${from} bis ${to}`,
};
