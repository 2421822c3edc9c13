import { generateKeyPairSync } from 'node:crypto';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer } from '@harrow/testing/mail-server';
import { messageIdOf, openTransport, sendMail } from '../src/lib/smtp.ts';
import { recipientOf } from '../src/lib/recipient.ts';
import { prepared } from '../src/lib/prepared.ts';
import { placed } from '../src/lib/order-letters.tsx';
import { NAMES, sampleOrder, unnamedShop } from './sample-letters.ts';

const stopped = stoppedAfterwards();
const server = new MailServer();
beforeAll(async () => {
  await server.start();
  stopped(server);
});
beforeEach(() => {
  server.behave = () => 'accept';
});

const FROM = 'Harrow <orders@harrow.test>';
const SHORT = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 500 };
let number = 0;

/** Sends an order's mail to a person, and returns the outcome and what arrived. */
async function send(person: { name?: string; address?: string } = {}, dkim?: object) {
  const { address = `person-${++number}@farm.test` } = person;
  const row = { email: address, first_name: person.name ?? 'Ada', last_name: null };
  const recipient = recipientOf({ ...row, is_verified: true, language: 'en' });
  if (!recipient) throw new Error('There is no recipient.');
  const ready = prepared(
    recipient,
    placed({ shop: unnamedShop, order: sampleOrder({ name: row.first_name }) }),
  );
  if (!('mail' in ready)) throw new Error('There is no mail.');
  const options = { url: server.url, from: FROM, replyTo: 'desk@harrow.test', dkim };
  const entry = { dedupeKey: `mail:order.placed:${address}` };
  const transport = openTransport(options as never, SHORT);
  const { signal } = new AbortController();
  const outcome = await sendMail(transport, options as never, { mail: ready.mail, entry, signal });
  return { outcome, arrived: server.to(address), address };
}

it('sends HTML and text with the headers of a mail that no program answers', async () => {
  const { outcome, arrived } = await send();
  expect(outcome).toMatchObject({ state: 'done' });
  const [{ raw } = { raw: '' }] = arrived;
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).toMatch(/^Reply-To: desk@harrow\.test\r$/m);
  expect(raw).toMatch(/^From: Harrow <orders@harrow\.test>\r$/m);
  expect(raw).toMatch(/multipart\/alternative/);
});

it('gives each attempt of a mail the same Message-ID', async () => {
  const address = 'again@farm.test';
  server.behave = () => 'cut-after-data';
  const first = await send({ address });
  expect(first.outcome.state).toBe('retry');
  server.behave = () => 'accept';
  const second = await send({ address });
  expect(second.outcome.state).toBe('done');
  const ids = second.arrived.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids)).toEqual(new Set([messageIdOf(`mail:order.placed:${address}`, FROM)]));
});

it.each([
  ['refuse-4xx', 'retry'],
  ['refuse-5xx', 'failed'],
  ['slow', 'retry'],
] as const)(
  'answers a server that does %s with %s, in codes without the address',
  async (does, state) => {
    server.behave = () => does;
    const { outcome, address } = await send();
    expect(outcome).toMatchObject({ state });
    expect(outcome).toHaveProperty(
      'problem',
      expect.stringMatching(/^[A-Z]+( [A-Z ]+)?( \d{3})?$/),
    );
    expect(JSON.stringify(outcome)).not.toContain(address);
  },
);

it('retries while no server is there', async () => {
  await server.stop();
  const { outcome } = await send();
  await server.start();
  expect(outcome).toEqual({ state: 'retry', problem: 'ESOCKET CONN' });
});

it.each([
  ['Ada\r\nBcc: thief@evil.test\r\n\r\n', 'a name'],
  ['Ada\nBcc: thief@evil.test', 'a name with a line feed'],
  ['Ada\u2028Bcc: thief@evil.test', 'a name with a line separator'],
  ['"Ada" <thief@evil.test>, Eve', 'a name with an address'],
])('makes no header and no recipient of %j, %s', async (name) => {
  const { outcome, arrived } = await send({ name });
  expect(outcome.state).toBe('done');
  const [{ raw } = { raw: '' }] = arrived;
  expect(arrived).toHaveLength(1);
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).not.toMatch(/^bcc:/im);
  expect(server.taken.filter(({ to }) => to.includes('evil'))).toEqual([]);
});

it.each(NAMES)('delivers the name %s', async (name) => {
  const { arrived } = await send({ name });
  const [{ raw } = { raw: '' }] = arrived;
  const to = /^To: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '';
  const words = [...to.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString('utf8'),
  );
  const quoted = [...to.matchAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi)].map(([, word = '']) =>
    Buffer.from(
      word
        .replaceAll('_', ' ')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
  );
  expect(to).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  expect([...words, ...quoted].join('')).toBe(name);
});

it('signs mails with the key of the settings', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const dkim = { domainName: 'harrow.test', keySelector: 'mail', privateKey: String(pem) };
  const { arrived } = await send({}, dkim);
  expect(arrived[0]?.raw).toMatch(/^DKIM-Signature: v=1;.*(?:\r\n\s.*)*d=harrow\.test/m);
});

it.each(['erased-cus_1@invalid', 'cus_1@released.invalid'])('has no recipient in %s', (email) => {
  expect(
    recipientOf({ email, first_name: null, last_name: null, is_verified: true, language: 'en' }),
  ).toBeNull();
});
