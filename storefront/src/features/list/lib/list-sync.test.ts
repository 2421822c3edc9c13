import { listStore, type ListLines } from '@/lib/list/list-store';
import { adoptVisitorsList, forgetList, isChanged, syncList } from './list-sync';

const EMAIL = 'farmer@harrow.test';
const line = (productId: string, quantity: number) => ({ productId, quantity });

afterEach(() => localStorage.clear());

/** An account at a server, which other devices change by `change`. */
function account(first: ListLines = []) {
  let [lines, version] = [first, 1];
  const change = (other: ListLines) => {
    [lines, version] = [other, version + 1];
  };
  return {
    change,
    list: () => lines,
    read: () => Promise.resolve({ lines, tag: String(version) }),
    write: (other: ListLines, tag?: string) => {
      if (tag !== String(version)) return Promise.resolve(null);
      change(other);
      return Promise.resolve({ lines, tag: String(version) });
    },
  };
}

it('brings the list of the visitor and that of the account together at the login', async () => {
  const server = account([line('disc', 10)]);
  listStore.write(undefined, [line('bolt', 4)]);
  adoptVisitorsList(EMAIL);
  await syncList(EMAIL, server);
  expect(server.list()).toEqual(listStore.read(EMAIL));
  expect(server.list()).toHaveLength(2);
  expect(listStore.read()).toEqual([]);
  expect(isChanged(EMAIL)).toBe(false);
});

it('takes over what another device changed and removed', async () => {
  const server = account([line('disc', 10), line('bolt', 4)]);
  await syncList(EMAIL, server);
  server.change([line('disc', 12)]);
  await syncList(EMAIL, server);
  expect(listStore.read(EMAIL)).toEqual([line('disc', 12)]);
});

it('merges again what another device changed between reading and saving', async () => {
  const server = account();
  await syncList(EMAIL, server);
  listStore.write(EMAIL, [line('bolt', 4)]);
  let isFirst = true;
  const read = async () => {
    const seen = await server.read();
    if (isFirst) server.change([line('disc', 10)]);
    isFirst = false;
    return seen;
  };
  await syncList(EMAIL, { ...server, read });
  expect(server.list()).toEqual(expect.arrayContaining([line('disc', 10), line('bolt', 4)]));
  expect(listStore.read(EMAIL)).toEqual(server.list());
});

it('keeps changes that could not be saved, and saves them at the next try', async () => {
  const server = account([line('disc', 10)]);
  await syncList(EMAIL, server);
  listStore.write(EMAIL, [line('disc', 20)]);
  const away = { ...server, write: () => Promise.reject(new Error('away')) };
  await expect(syncList(EMAIL, away)).rejects.toThrow('away');
  expect(isChanged(EMAIL)).toBe(true);
  forgetList(EMAIL);
  expect(listStore.read(EMAIL)).toEqual([line('disc', 20)]);
  await syncList(EMAIL, server);
  expect(server.list()).toEqual([line('disc', 20)]);
  forgetList(EMAIL);
  expect(listStore.read(EMAIL)).toEqual([]);
});

it('keeps what was changed here while it was being saved', async () => {
  const server = account();
  listStore.write(EMAIL, [line('disc', 1)]);
  const write = (lines: ListLines, tag?: string) => {
    listStore.write(EMAIL, [line('disc', 2)]);
    return server.write(lines, tag);
  };
  await syncList(EMAIL, { ...server, write });
  expect(isChanged(EMAIL)).toBe(true);
  await syncList(EMAIL, server);
  expect(server.list()).toEqual([line('disc', 2)]);
});

it('leaves nothing of an account that logs out while its list is being read or saved', async () => {
  const server = account([line('disc', 10)]);
  for (const during of ['read', 'write'] as const) {
    listStore.write(EMAIL, [line('bolt', 4)]);
    const end = new AbortController();
    const leave = <T>(answer: T): T => {
      end.abort();
      localStorage.clear();
      return answer;
    };
    const read = async () => (during === 'read' ? leave(await server.read()) : server.read());
    const write = async (lines: ListLines, tag?: string) => leave(await server.write(lines, tag));
    await syncList(EMAIL, { read, write }, end.signal);
    expect(end.signal.aborted).toBe(true);
    expect(localStorage).toHaveLength(0);
  }
});
