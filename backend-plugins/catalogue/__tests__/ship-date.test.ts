import { shipDate, type ShippingTerms } from '../src/lib/ship-date';

const shippingTerms: ShippingTerms = {
  shipsInDays: 2,
  cutoffHour: 12,
  holidays: [],
  country: 'US',
  timeZone: 'America/Chicago',
};

/** The day by these terms, which promise one. */
function by(moment: Date, terms: Partial<ShippingTerms> = {}) {
  const { shipsBy, until } = shipDate(moment, { ...shippingTerms, ...terms });
  return { shipsBy: String(shipsBy), until: String(until) };
}

const at = (moment: string) => by(new Date(moment));
const day = (moment: string) => at(moment).shipsBy;

it('counts two working days from a payment before noon', () => {
  expect(at('2026-11-23T17:59:59Z')).toEqual({
    shipsBy: '2026-11-25',
    until: '2026-11-23T18:00:00.000Z',
  });
});

it('counts from the next working day after noon', () => {
  expect(at('2026-10-06T17:00:00Z')).toEqual({
    shipsBy: '2026-10-09',
    until: '2026-10-07T17:00:00.000Z',
  });
});

it('leaves out weekends', () => {
  expect(day('2026-10-15T15:00:00Z')).toBe('2026-10-19'); // Thursday to Monday
  expect(day('2026-10-16T18:00:00Z')).toBe('2026-10-21'); // Friday after noon counts as Monday
  expect(at('2026-10-17T15:00:00Z')).toEqual({
    shipsBy: '2026-10-21',
    until: '2026-10-19T17:00:00.000Z',
  });
});

it('uses the day of the maker, and not that of UTC or of the server', () => {
  expect(day('2026-10-07T04:30:00Z')).toBe('2026-10-09'); // Tuesday 11:30 PM in Iowa
  expect(day('2026-10-07T05:30:00Z')).toBe('2026-10-09'); // Wednesday 12:30 AM
});

it.each([
  ['New Year’s Day', '2027-01-01'],
  ['New Year’s Day of a year that begins on a Saturday', '2021-12-31'],
  ['New Year’s Day of a year that begins on a Sunday', '2023-01-02'],
  ['Birthday of Martin Luther King, Jr.', '2026-01-19'],
  ['Washington’s Birthday', '2026-02-16'],
  ['Memorial Day', '2026-05-25'],
  ['Memorial Day on the last of May', '2027-05-31'],
  ['Juneteenth', '2026-06-19'],
  ['Independence Day, observed on the Friday before', '2026-07-03'],
  ['Labor Day', '2026-09-07'],
  ['Columbus Day', '2026-10-12'],
  ['Veterans Day', '2026-11-11'],
  ['Thanksgiving Day', '2026-11-26'],
  ['Christmas Day', '2026-12-25'],
])('does not work on %s', (_, holiday) => {
  // a payment on a day without work counts from the next one with work
  const onHoliday = at(`${holiday}T15:00:00Z`);
  expect(Date.parse(onHoliday.until)).toBeGreaterThan(
    Date.parse(`${holiday}T15:00:00Z`) + 864e5 / 2,
  );
});

it('works on the days beside a holiday', () => {
  expect(day('2026-11-24T15:00:00Z')).toBe('2026-11-27'); // Tuesday, Wednesday, Friday
  expect(day('2026-11-25T08:00:00Z')).toBe('2026-11-30');
});

it('counts over the end of the year', () => {
  expect(day('2026-12-30T15:00:00Z')).toBe('2027-01-04');
  expect(day('2021-12-30T15:00:00Z')).toBe('2022-01-04');
});

it('has its noon by the clocks of the maker before and after they change', () => {
  expect(at('2026-03-06T19:00:00Z').until).toBe('2026-03-09T17:00:00.000Z'); // Friday to Monday
  expect(at('2026-10-30T18:00:00Z').until).toBe('2026-11-02T18:00:00.000Z');
  expect(day('2026-03-09T16:59:00Z')).toBe('2026-03-11');
  expect(day('2026-03-09T17:00:00Z')).toBe('2026-03-12');
});

it('says until when the day stays the same', () => {
  for (let hour = 0; hour < 24 * 400; hour += 11) {
    const moment = new Date(Date.UTC(2026, 0, 1, hour));
    const { shipsBy, until } = by(moment);
    const end = new Date(until);
    expect(end.getTime()).toBeGreaterThan(moment.getTime());
    expect(by(new Date(end.getTime() - 1)).shipsBy).toBe(shipsBy);
    expect(by(end).shipsBy > shipsBy).toBe(true);
  }
});

it('leaves out the holidays of the maker, and federal ones only in the United States', () => {
  const german = {
    country: 'DE',
    timeZone: 'Europe/Berlin',
    holidays: ['2026-12-24', '2026-12-25'],
  };
  const on = (moment: string) => by(new Date(moment), german).shipsBy;
  expect(on('2026-12-22T09:00:00Z')).toBe('2026-12-28'); // Tuesday, Wednesday, Monday
  expect(on('2026-11-24T09:00:00Z')).toBe('2026-11-26'); // Thanksgiving
});

it('promises no day for a shop that does not', () => {
  expect(shipDate(new Date(), { ...shippingTerms, shipsInDays: null })).toEqual({
    shipsBy: null,
    until: null,
  });
});
