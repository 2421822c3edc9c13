import type { Person, Shop } from '@harrow/testing/shop';

/** Gets a paper with the token of a person; the answers of `shop.request` are texts. */
export async function fetchPaper(shop: Shop, { token }: Pick<Person, 'token'>, path: string) {
  const response = await fetch(`${shop.url}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
