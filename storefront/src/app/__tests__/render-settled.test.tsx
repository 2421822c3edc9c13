import { useQuery } from '@tanstack/react-query';
import { createQueryClient } from '@/lib/query-client';
import { renderSettled } from '../render-settled';

const readName = jest.fn<Promise<string>, []>();
const onRender = jest.fn();

function MockPage() {
  onRender();
  const { data = 'an unknown maker' } = useQuery({ queryKey: ['name'], queryFn: () => readName() });
  return <p>Made by {data}</p>;
}

jest.mock('../router', () => ({ Router: () => <MockPage /> }));

/** Renders a page as a request does, with a separate cache. */
async function rendered(address: string) {
  onRender.mockClear();
  const client = createQueryClient();
  const { body, isComplete } = await renderSettled(address, client);
  client.clear();
  return { text: body.replace(/<[^>]*>/g, ''), isComplete, renderings: onRender.mock.calls.length };
}

beforeEach(() => {
  readName.mockReset().mockResolvedValue('Jo');
});

it('renders a page again with what its components have asked for, and the next time once', async () => {
  const page = { text: 'Made by Jo', isComplete: true };
  expect(await rendered('/')).toEqual({ ...page, renderings: 2 });
  readName.mockResolvedValue('Ann');
  expect(await rendered('/')).toEqual({ ...page, text: 'Made by Ann', renderings: 1 });
  expect(await rendered('/other')).toMatchObject({ renderings: 2 });
});

it('shows a page without an answer, and asks again the next time', async () => {
  readName.mockRejectedValue(new Error('Away.'));
  expect(await rendered('/away')).toMatchObject({
    text: 'Made by an unknown maker',
    isComplete: false,
  });
  readName.mockResolvedValue('Jo');
  expect(await rendered('/away')).toMatchObject({ text: 'Made by Jo', isComplete: true });
});
