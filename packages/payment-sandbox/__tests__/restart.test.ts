import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserCall, cardFields } from './support/browser.ts';
import { startSandboxProcess, type SandboxProcess } from './support/sandbox-process.ts';
import { clientOf, PUBLISHABLE_KEY, SECRET_KEY } from './support/target.ts';
import { WebhookReceiver } from './support/webhook-receiver.ts';

let folder: string;
let stateFile: string;
const running: SandboxProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  stateFile = join(folder, 'state.json');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.kill()));
  rmSync(folder, { recursive: true });
});

const options = (webhookUrl?: string) => ({
  port: 0,
  host: '127.0.0.1',
  secretKey: SECRET_KEY,
  publishableKey: PUBLISHABLE_KEY,
  allowedOrigins: [],
  stateFile,
  ...(webhookUrl ? { webhook: { url: webhookUrl, secret: 'whsec', firstRetryMs: 5 } } : {}),
});

async function start(webhookUrl?: string): Promise<SandboxProcess> {
  const sandbox = await startSandboxProcess(options(webhookUrl));
  running.push(sandbox);
  return sandbox;
}

const payment = {
  amount: 4200,
  currency: 'usd',
  payment_method: 'pm_card_visa',
  payment_method_types: ['card'],
  confirm: true,
};

it('has a payment on disk before it is answered', async () => {
  const first = await start();
  const { id } = await clientOf(first.port).paymentIntents.create(payment);
  await first.kill();
  const second = await start();
  expect(await clientOf(second.port).paymentIntents.retrieve(id)).toMatchObject({
    status: 'succeeded',
    amount_received: 4200,
  });
});

it('keeps every answered payment when it is killed among many', async () => {
  const first = await start();
  const stripe = clientOf(first.port);
  const answered: string[] = [];
  let isFull = (): void => undefined;
  const enough = new Promise<void>((resolve) => (isFull = resolve));
  const buyers = Array.from({ length: 8 }, async () => {
    for (;;) {
      answered.push((await stripe.paymentIntents.create(payment)).id);
      if (answered.length >= 60) isFull();
    }
  });
  const ends = Promise.allSettled(buyers);
  await enough;
  await first.kill();
  await ends;

  const again = clientOf((await start()).port);
  const kept = new Set<string>();
  for await (const intent of again.paymentIntents.list({ limit: 100 })) {
    if (intent.status === 'succeeded') kept.add(intent.id);
  }
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
});

it('remembers idempotency keys over a restart', async () => {
  const first = await start();
  const { id } = await clientOf(first.port).paymentIntents.create(payment, {
    idempotencyKey: 'order-1',
  });
  await first.kill();
  const again = clientOf((await start()).port);
  const replayed = await again.paymentIntents.create(payment, { idempotencyKey: 'order-1' });
  expect(replayed.id).toBe(id);
});

it('sends after a restart what the webhook has not taken', async () => {
  const closed = await WebhookReceiver.start();
  const { port, url } = closed;
  await closed.close();
  const first = await start(url);
  const { id } = await clientOf(first.port).paymentIntents.create(payment);
  await first.kill();

  const receiver = await WebhookReceiver.start([], port);
  try {
    await start(url);
    const [sent] = await receiver.until('payment_intent.succeeded', 1);
    expect(sent?.body.toString()).toContain(id);
  } finally {
    await receiver.close();
  }
});

it('leaves out a last line that was cut off', async () => {
  const first = await start();
  const { id } = await clientOf(first.port).customers.create();
  await first.kill();
  appendFileSync(stateFile, '[["customers","cus_half",{"id":"cus_ha');
  const stripe = clientOf((await start()).port);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id });
  const { id: next } = await stripe.customers.create();
  expect(readFileSync(stateFile, 'utf8')).toContain(next);
  expect(readFileSync(stateFile, 'utf8')).not.toContain('cus_half');
});

it('does not start on a file that is not its own, and leaves it as it is', async () => {
  writeFileSync(stateFile, 'my diary\nof 2026\n');
  await expect(start()).rejects.toThrow('is not a file of the payment sandbox');
  expect(readFileSync(stateFile, 'utf8')).toBe('my diary\nof 2026\n');
});

it('writes no card number and no security code to the file', async () => {
  const { port } = await start();
  const url = `http://127.0.0.1:${port}`;
  for (const number of ['4242424242424242', '4000000000000002', '4111111111111111']) {
    const fields = { ...cardFields(number), 'card[cvc]': '9876' };
    await browserCall(url, '/v1/payment_methods', fields, { 'idempotency-key': number.slice(-4) });
  }
  const written = readFileSync(stateFile, 'utf8');
  expect(written).toContain('"last4":"4242"');
  expect(written).not.toMatch(/4242424242424242|4000000000000002|4111111111111111|9876/);
});

it('does not start in production', async () => {
  await expect(startSandboxProcess(options(), { NODE_ENV: 'production' })).rejects.toThrow(
    'does not start with NODE_ENV=production',
  );
});

it('does not take live keys', async () => {
  const live = { ...options(), secretKey: ['sk', 'live', '1'].join('_') };
  await expect(startSandboxProcess(live)).rejects.toThrow('never live ones');
});

it('says which port is taken', async () => {
  const { port } = await start();
  await expect(startSandboxProcess({ ...options(), port })).rejects.toThrow(
    `Port ${port} is taken: set PAYMENT_SANDBOX_PORT to a free one.`,
  );
});
