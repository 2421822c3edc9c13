import { useSharedShop } from '@harrow/testing/shared-shop';
import { agentOf } from './agent';
import { bookedMachine, importReplaced, partNumber } from './parts-shop';

const shop = useSharedShop();

const { ask, call, send } = agentOf(shop);

describe('an agent', () => {
  it('learns the version, that there are tools, and how to use them', async () => {
    const asked = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test' } };
    expect(await ask('initialize', asked)).toMatchObject({
      id: 1,
      result: {
        protocolVersion: '2025-06-18',
        capabilities: { tools: {} },
        serverInfo: { name: 'harrow' },
        instructions: expect.stringContaining('serial number') as unknown,
      },
    });
    const other = await ask('initialize', { ...asked, protocolVersion: '2024-11-05' });
    expect(other).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  it('gets six tools with schemas of their input', async () => {
    const { result } = (await ask('tools/list')) as {
      result: { tools: { name: string; inputSchema: object }[] };
    };
    expect(result.tools.map(({ name }) => name)).toEqual([
      ...['search_parts', 'get_part', 'find_part_for_machine'],
      ...['get_figure', 'replaced_by', 'check_list'],
    ]);
    for (const { inputSchema } of result.tools)
      expect(inputSchema).toMatchObject({ type: 'object' });
  });

  it('gets no answer to a notification, and an empty one to a ping', async () => {
    expect((await send({ method: 'notifications/initialized' })).status).toBe(202);
    expect(await ask('ping')).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  it('is told of a method, a tool, a version and a message that are none', async () => {
    expect(await ask('resources/list')).toMatchObject({ error: { code: -32601 } });
    expect(await ask('tools/call', { name: 'buy' })).toMatchObject({ error: { code: -32602 } });
    const headers = { 'mcp-protocol-version': '2024-01-01' };
    expect((await send({ id: 1, method: 'ping' }, headers)).status).toBe(400);
    expect((await send({ jsonrpc: '1.0', id: 1, method: 'ping' })).status).toBe(422);
    expect((await shop.request('GET', '/mcp')).status).toBe(405);
  });

  it('gets a part with price, stock, fit and a link to buy it', async () => {
    const { machine, book, link } = await bookedMachine(shop);
    const asked = { number: book.next.toLowerCase(), machine: machine.handle };
    const fitting = await call('get_part', { ...asked, serial: `${machine.series}-04117` });
    expect(fitting).toMatchObject({
      isError: false,
      value: {
        part: book.next,
        offer: { price: 12, available: 40, link },
        fits: { verdict: 'yes' },
      },
    });
    const other = await call('get_part', { ...asked, serial: `${machine.series}-00001` });
    expect(other.value).toMatchObject({ fits: { verdict: 'no' } });
    const unknown = await call('get_part', asked);
    expect(unknown.value).toMatchObject({ fits: { verdict: 'unknown' } });
  });

  it('is told what was wrong with a number, with likely readings', async () => {
    const { machine, book } = await bookedMachine(shop);
    const serial = `${machine.series}-O4117`;
    const asked = { number: book.next, machine: machine.handle, serial };
    expect(await call('get_part', asked)).toMatchObject({
      isError: true,
      value: {
        fields: { serial: expect.any(String) as unknown },
        suggestions: [`${machine.series}04117`],
      },
    });
    expect(await call('get_part', { number: partNumber() })).toMatchObject({ isError: true });
    expect(await call('get_part', {})).toMatchObject({
      isError: true,
      value: { fields: { number: 'This is required.' } },
    });
  });

  it('finds the part of a machine by its serial number and by words in any order', async () => {
    const { machine, book, link } = await bookedMachine(shop);
    const serial = `${machine.series}-04117`;
    const { value } = await call('find_part_for_machine', { query: 'the seal of the arm', serial });
    expect(value).toMatchObject({ machine: { handle: machine.handle } });
    const { lines } = value as { lines: { part: string; item: string; offer: object | null }[] };
    expect(lines.map(({ part }) => part)).not.toContain(book.old);
    expect(lines.find(({ part }) => part === book.next)).toMatchObject({
      ...{ item: '2', figure: { number: '20-1' }, offer: { link } },
    });
    const unread = await call('find_part_for_machine', { query: 'seal', serial: 'XX-1' });
    expect(unread.value).toMatchObject({
      ...{ machine: null, machines: [], suggestions: [] },
      note: expect.stringContaining('No machine') as unknown,
    });
  });

  it('reads a figure as it is for a serial number', async () => {
    const { machine, book, link } = await bookedMachine(shop);
    const asked = { machine: machine.handle, number: '20-1', serial: `${machine.series}-04117` };
    const { value } = await call('get_figure', asked);
    const { lines } = value as { lines: { part: string | null; applies: boolean | null }[] };
    expect(lines.find(({ part }) => part === book.next)).toMatchObject({
      ...{ applies: true, offer: { link } },
    });
    expect(lines.find(({ part }) => part === book.old)).toMatchObject({ applies: false });
  });

  it('learns what replaces a part', async () => {
    const { admin, book, link } = await bookedMachine(shop);
    await importReplaced(shop, admin, [`${book.old},${book.next},1,one way,,,,yes,2024-06-01,`]);
    expect((await call('replaced_by', { number: book.old })).value).toMatchObject({
      part: book.old,
      replacedBy: { parts: [{ part: book.next, offer: { link } }], isTwoWay: false },
    });
  });

  it('searches the products of the shop, and those that fit a machine', async () => {
    const { machine, product, book, link } = await bookedMachine(shop);
    const all = await call('search_parts', { query: product.name });
    expect(all.value).toMatchObject({ products: [{ part: book.next, link }] });
    const fitting = await call('search_parts', { query: '', machine: machine.handle });
    expect(fitting.value).toMatchObject({ count: 1, products: [{ name: product.name }] });
  });

  it('has a list checked', async () => {
    const { book, link } = await bookedMachine(shop);
    const lines = [
      { number: book.next, quantity: 41 },
      { number: partNumber(), quantity: 1 },
    ];
    expect((await call('check_list', { lines })).value).toMatchObject({
      lines: [
        { number: book.next, state: 'out_of_stock', available: 40, product: { link } },
        { state: 'unknown', product: null },
      ],
    });
  });
});
