import type { useSharedShop } from '@harrow/testing/shared-shop';

type Called = {
  result: { structuredContent: object; isError: boolean; content: { text: string }[] };
};

/** Speaks to a shop as an agent does. */
export function agentOf(shop: ReturnType<typeof useSharedShop>) {
  const send = (message: object, headers: Record<string, string> = {}) =>
    shop.request('POST', '/mcp', { headers, body: { jsonrpc: '2.0', ...message } });
  const ask = async (method: string, params?: object) =>
    (await send({ id: 1, method, params })).body;
  const call = async (name: string, given: object) => {
    const { result } = (await ask('tools/call', { name, arguments: given })) as Called;
    const text = JSON.parse(result.content[0]?.text ?? '') as object;
    if (!result.isError) expect(result.structuredContent).toEqual(text);
    return { isError: result.isError, value: text };
  };
  return { send, ask, call };
}
