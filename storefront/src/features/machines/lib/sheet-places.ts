/** The places of the list, from low to high: below a drawing that has the screen, over its lower edge, over all of it. */
const SHEET_PLACES = ['down', 'middle', 'up'] as const;
export type SheetPlace = (typeof SHEET_PLACES)[number];

/** Returns the place after a press on the handle: up, then down, then back to the middle. */
export const placeAfter = (place: SheetPlace): SheetPlace =>
  place === 'middle' ? 'up' : place === 'up' ? 'down' : 'middle';

/** Returns the place above or below another; the last one stays. */
export function placeBeside(place: SheetPlace, steps: 1 | -1): SheetPlace {
  const next = SHEET_PLACES.indexOf(place) + steps;
  return SHEET_PLACES[next] ?? place;
}

/** Returns the place where a pulled list settles: the one whose pixels below the top of the window are nearest. */
export function nearestPlace(top: number, tops: Readonly<Record<SheetPlace, number>>): SheetPlace {
  const away = (place: SheetPlace) => Math.abs(tops[place] - top);
  return SHEET_PLACES.reduce((best, place) => (away(place) < away(best) ? place : best));
}
