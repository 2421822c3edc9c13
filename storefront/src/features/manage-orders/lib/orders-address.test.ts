import {
  filtersOf,
  listQueryOf,
  ordersAddressOf,
  pageQueryOf,
  viewQueryOf,
} from './orders-address';

const read = (query: string) => ordersAddressOf(new URLSearchParams(query));

it('reads the tab, the words, the days, the order and the page', () => {
  const query = 'tab=to-ship&q=+tine+S+32+&from=2026-11-01&to=2026-11-21&sort=-amount&page=3';
  expect(read(query)).toEqual({
    tab: 'to-ship',
    q: 'tine S 32',
    from: '2026-11-01',
    to: '2026-11-21',
    sort: '-amount',
    rows: 20,
    page: 2,
  });
  expect(read('')).toEqual({ tab: 'all', q: '', sort: 'newest', rows: 20, page: 0 });
});

it.each(['tab=lost', 'sort=color', 'page=0', 'page=x', 'from=2026-02-31', 'to=yesterday'])(
  'leaves %s out',
  (query) => expect(read(query)).toEqual(read('')),
);

it('turns days around that are the wrong way round', () => {
  expect(read('from=2026-11-21&to=2026-11-01')).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-21',
  });
});

it('asks for whole days in the time zone of the reader', () => {
  const { from = '', to = '' } = filtersOf(read('from=2026-11-01&to=2026-11-01'));
  expect(new Date(from)).toEqual(new Date(2026, 10, 1));
  expect(new Date(to)).toEqual(new Date(2026, 10, 2));
});

it('asks for the status of the tab, the order and the page', () => {
  expect(pageQueryOf(read('tab=to-ship&page=2'))).toEqual({
    status: 'paid',
    sort: 'newest',
    limit: '20',
    pageNumber: '1',
  });
  expect(listQueryOf(read(''))).toEqual({ sort: 'newest' });
});

it('has one query for a view, in any order of its parameters and on any page', () => {
  const query = (text: string) => viewQueryOf(ordersAddressOf(new URLSearchParams(text)));
  expect(query('page=3&rows=50&q=Iowa+City&tab=to-ship')).toBe('tab=to-ship&q=Iowa+City&rows=50');
  expect(query('sort=newest&rows=20&tab=all&other=1')).toBe('');
});
