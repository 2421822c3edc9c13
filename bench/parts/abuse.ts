import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person, TestShop } from '@harrow/testing/test-shop';
import { buyersOf, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { offer, poster } from '@harrow/testing/flood';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { startShop } from '../services.ts';

/** The maximum rate of one client under the default limits. */
const PER_SECOND = 1200 / 60;
/** Another client's reads and orders, regardless of the response times. */
const OTHERS_PER_SECOND = { reads: 50, orders: 8 };
const SMALL_CATALOGUE = 1000;
/** Another client's address; behind a proxy each address counts separately. */
const ATTACKER = { 'x-forwarded-for': '10.9.9.9' };
const LIMITED = { RATE_LIMIT: 'on', RATE_LIMIT_ORDERS: '1000000', TRUST_PROXY: '1' };
const MAX_SLOWDOWN = 3;
const ATTACKER_PROGRAM = join(import.meta.dirname, '..', 'attacker.mjs');

/** A call that an attacker repeats. */
type Attack = { name: string; paths: string[]; token?: string; method?: string; body?: unknown };

/** Each read comes from a different address, so that the measured client is not limited. */
const anotherAddress = inTurn(
  Array.from({ length: 60_000 }, (_, n) => `10.8.${n >> 8}.${n & 255}`),
);

async function read(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'x-forwarded-for': anotherAddress() } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

/** The options of one call of an attack. */
const initOf = ({ token, method = 'GET', body }: Attack) => ({
  method,
  headers: {
    ...ATTACKER,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
});

/** Sends an attack's calls at the full rate until stopped. */
function attack(shop: TestShop, made: Attack): () => void {
  const order = { url: shop.url, paths: made.paths, init: initOf(made), perSecond: PER_SECOND };
  const attacker = fork(ATTACKER_PROGRAM, [JSON.stringify(order)], { execArgv: [] });
  return () => attacker.disconnect();
}

/** The slowest calls that are possible without staff rights. */
async function attacksOn(shop: TestShop): Promise<Attack[]> {
  const { token, email, name } = await shop.customer();
  const deep = '/services?limit=100&pageNumber=9';
  const profile = { name, email, profession: 'a', phone: '1', image: '/images/a.webp' };
  const address = { city: 'a', state: 'a', country: 'a' };
  return [
    { name: 'anonymous, the engine’s products', paths: ['/store/products?limit=100'] },
    {
      name: 'anonymous, all reads',
      paths: [`${deep}&x=1`, '/reviews', '/store/variants?limit=100'],
    },
    { name: 'free account, the whole catalogue', paths: ['/services'], token },
    {
      name: 'free account, its profile',
      paths: [`/profiles/${email}`],
      token,
      method: 'PUT',
      body: { ...profile, address },
    },
  ];
}

/** Sends a call until it succeeds; waits as long as the server asks. */
async function insist(url: string, init: RequestInit): Promise<void> {
  for (;;) {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    if (answer.ok) return;
    if (answer.status !== 429) throw new Error(`${url}: ${answer.status}`);
    await wait(Number(answer.headers.get('retry-after')) * 1000);
  }
}

/** Warms up the process: the JIT compiler and one-time work. */
async function warmUp(shop: TestShop, attacks: Attack[]): Promise<void> {
  for (const made of attacks) {
    for (const path of made.paths) await insist(`${shop.url}${path}`, initOf(made));
  }
}

type Others = Record<'reads' | 'orders', () => Promise<unknown>>;

async function othersOf(shop: TestShop, people: Person[]): Promise<Others> {
  const [goods, buyers, post] = [inTurn(await goodsOf(shop)), inTurn(people), poster(16)];
  return {
    reads: () => read(`${shop.url}/services?limit=12&pageNumber=0`),
    orders: () => post(orderAt(shop.url, buyers(), goods())),
  };
}

/** The median response times of other clients, without and under each attack, in every round. */
async function measure(shop: TestShop, products: number, options: BenchOptions): Promise<Figure[]> {
  const others = await othersOf(shop, await buyersOf(shop));
  const attacks = await attacksOn(shop);
  const samples: Record<keyof Others, Record<string, number[]>> = { reads: {}, orders: {} };
  const look = async (name: string) => {
    for (const kind of ['reads', 'orders'] as const) {
      const rate = { perSecond: OTHERS_PER_SECOND[kind], seconds: options.seconds };
      (samples[kind][name] ??= []).push((await offer(rate, others[kind])).p50);
    }
  };
  await look('quiet');
  await warmUp(shop, attacks);
  samples.reads = {};
  samples.orders = {};
  for (let round = 0; round < options.rounds; round += 1) {
    await look('quiet');
    for (const made of attacks) {
      const stop = attack(shop, made);
      await look(made.name);
      stop();
    }
  }
  const goals = attacks.map(({ name }) => ({
    of: name,
    against: 'quiet',
    atMost: MAX_SLOWDOWN,
  }));
  const count = products.toLocaleString('en');
  return (['reads', 'orders'] as const).map((kind) => ({
    part: 'abuse',
    title: `${count} products, p50 of others’ ${kind}`,
    unit: 'ms',
    samples: samples[kind],
    goals,
  }));
}

/** Measures the effect of one client at its maximum rate on others, with limits on. */
export const abuse: Part = async (options) => {
  const figures: Figure[] = [];
  for (const products of new Set([SMALL_CATALOGUE, Math.max(...options.catalogues)])) {
    const shop = await startShop(products, LIMITED);
    try {
      figures.push(...(await measure(shop, products, options)));
    } finally {
      await shop.stop();
    }
  }
  return figures;
};
