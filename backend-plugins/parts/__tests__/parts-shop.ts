import { randomInt } from 'node:crypto';
import type { MachineSettings } from '@harrow/contract';
import type { Person, TestProduct } from '@harrow/testing/test-shop';
import type { useSharedShop } from '@harrow/testing/shared-shop';

type Shop = ReturnType<typeof useSharedShop>;

export type TestMachine = TestProduct & { handle: string; series: string; scheme: string };

/** Settings of a machine with numbers such as H520-00001, of a series and a scheme of its own. */
export const settingsOf = (
  { series, scheme }: Pick<TestMachine, 'series' | 'scheme'>,
  built: { from: string; to?: string | null; years?: { from: number; to?: number | null } }[] = [
    { from: `${series}-00001`, years: { from: 2019 } },
  ],
) => ({
  serials: {
    scheme: {
      name: scheme,
      pattern: String.raw`^(?<series>[A-Z]\d{4})(?<number>\d{5})$`,
      family: ['series'],
      sequence: ['number'],
    },
    place: 'On the frame, right of the drawbar',
    built,
  },
  options: [
    { code: 'R', name: 'V-ring roller' },
    { code: 'T', name: 'Tube roller' },
  ] satisfies MachineSettings['options'],
});

/** Creates a product, and makes it a machine. */
export async function newMachine(shop: Shop, admin: Person): Promise<TestMachine> {
  const product = await shop.product();
  const { body } = await shop.request('GET', `/services/${product.id}`);
  const { handle } = body as { handle: string };
  const number = randomInt(10_000).toString().padStart(4, '0');
  const letter = String.fromCharCode(65 + randomInt(26));
  const machine = {
    ...product,
    handle,
    series: `${letter}${number}`,
    scheme: `s${randomInt(1e9).toString(36)}`,
  };
  const answer = await shop.request('PUT', `/machines/${handle}`, {
    token: admin.token,
    body: settingsOf(machine),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return machine;
}
