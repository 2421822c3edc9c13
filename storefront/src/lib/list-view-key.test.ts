import { VIEW_KEY, withStoredView } from './list-view-key';

afterEach(() => localStorage.clear());

const at = (address: string) => withStoredView(new URL(address, 'https://shop.example'));

it('asks for a list in the stored view', () => {
  localStorage.setItem(VIEW_KEY, 'table');
  expect(at('/categories/tillage')).toBe('/categories/tillage?view=table');
  expect(at('/search?q=3+m')).toBe('/search?q=3+m&view=table');
  expect(at('/de/categories/tillage')).toBe('/de/categories/tillage?view=table');
});

it('leaves an address that names its view, and pages without views', () => {
  localStorage.setItem(VIEW_KEY, 'table');
  expect(at('/categories/tillage?view=cards')).toBeNull();
  expect(at('/allproduct')).toBeNull();
  expect(at('/products/disc')).toBeNull();
});

it.each([null, 'list'])('asks for nothing else with the choice %j', (stored) => {
  if (stored !== null) localStorage.setItem(VIEW_KEY, stored);
  expect(at('/categories/tillage')).toBeNull();
});
