import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { until } from '@harrow/testing/shopping';
import { resolveName } from '../src/lib/public-lookup';
import { sendProblem } from '../src/lib/send-problem';
import { Sender } from '../src/lib/sender';
import { newSecret } from '../src/lib/signing-secret';

const stopped = stoppedAfterwards();
const sender = new Sender(resolveName, true);
const secret = newSecret();
let url: string;
let output = '';

/** Returns the program in the documentation for receivers. */
function example(): string {
  const text = readFileSync(path.join(projectRoot(), 'docs', 'webhooks.md'), 'utf8');
  const [, program] = /```js\n(.*?)```/s.exec(text) ?? [];
  if (program === undefined) throw new Error('docs/webhooks.md has no program.');
  return program;
}

const send = (
  secrets: string[],
  id: string,
  body = '{"type":"order.paid","data":{"_id":"order_1"}}',
) => sender.send({ url, secrets, id, body }, new AbortController().signal).catch(sendProblem);

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', example()], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stopped(receiver, (it) => it.kill());
  receiver.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(
    () => send([newSecret()], '0'),
    (answer) => answer !== 'connection_refused',
  );
});

it('is accepted by the receiver that the documentation shows, which handles a double once', async () => {
  expect(await send([secret], '17')).toMatchObject({ status: 204 });
  expect(await send([secret], '17')).toMatchObject({ status: 204 });
  expect(await send([newSecret(), secret], '18')).toMatchObject({ status: 204 });
  await until(
    () => Promise.resolve(output),
    (text) => text.split('\n').length > 2,
  );
  expect(output).toBe('order.paid order_1 undefined\n'.repeat(2));
});

it('is refused with another secret', async () => {
  expect(await send([newSecret()], '19')).toMatchObject({ status: 400 });
});
