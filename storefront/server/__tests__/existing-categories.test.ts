import { existingCategories } from '../existing-categories.ts';

const category = (handle: string, children: object[] = []) => ({
  ...{ handle, name: handle, img: '', description: '', count: 0, children },
});
const list = JSON.stringify([
  { id: 'tractors', name: 'Tractors', img: '/t.svg' },
  { id: 'plows', name: 'Plows', img: '/p.svg' },
  { id: 7, name: 'Seven', img: '/7.svg' },
  { id: 'gone', name: 'Gone', img: '/g.svg' },
]);

const answering = (status: 200 | 404, data: object[]) => () =>
  Promise.resolve({ status, body: JSON.stringify({ data }) });

it('leaves out the categories that the shop does not have', async () => {
  const read = answering(200, [category('tractors', [category('plows')]), category('7')]);
  const left = JSON.parse(await existingCategories(list, read, 'en')) as unknown;
  expect(left).toEqual([
    { id: 'tractors', name: 'Tractors', img: '/t.svg' },
    { id: 'plows', name: 'Plows', img: '/p.svg' },
    { id: 7, name: 'Seven', img: '/7.svg' },
  ]);
});

it('has none in a shop without categories', async () => {
  expect(await existingCategories(list, answering(200, []), 'en')).toBe('[]');
});

it('fails where the backend cannot tell', async () => {
  await expect(existingCategories(list, answering(404, []), 'en')).rejects.toThrow('404');
});
