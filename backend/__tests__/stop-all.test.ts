import { stopAll } from '@harrow/testing/stop-all';

it('stops all, the latest first, although one fails, and says so', async () => {
  const stopped: string[] = [];
  const stops = [
    () => stopped.push('shop'),
    () => Promise.reject(new Error('no storefront')),
    async () => {
      stopped.push(await Promise.resolve('proxy'));
    },
  ];
  await expect(stopAll(stops)).rejects.toMatchObject({ errors: [new Error('no storefront')] });
  expect(stopped).toEqual(['proxy', 'shop']);
});
