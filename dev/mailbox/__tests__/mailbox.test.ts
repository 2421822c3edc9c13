import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { startMailbox } from '../mailbox.ts';

const stopped = stoppedAfterwards();
const root = temporaryFolder();

const mailsSchema = z.object({
  mails: z.array(
    z.object({
      to: z.array(z.string()),
      subject: z.string(),
      text: z.string(),
      href: z.string(),
      files: z.array(z.object({ name: z.string(), href: z.string() })),
    }),
  ),
});

async function openMailbox(folder = mkdtempSync(join(root, 'mails-'))) {
  const mailbox = await startMailbox(folder);
  stopped(mailbox);
  const transport = createTransport({ host: '127.0.0.1', port: mailbox.smtpPort, ignoreTLS: true });
  const get = (path: string) => fetch(`http://127.0.0.1:${mailbox.port}${path}`);
  const list = async () => mailsSchema.parse(await (await get('/-/mails')).json()).mails;
  return { folder, mailbox, transport, get, list };
}

const mail = {
  from: 'shop@harrow.test',
  to: { name: 'Żaneta Öz 🌾', address: 'zaneta@farm.test' },
  subject: 'Order No. 7 — “plow” Ørsted 🌾 is placed, and this subject is long enough to be folded',
  text: 'Grüße aus Ames = 100 %\nمحمد',
  html: '<p style="color:#111">Grüße aus Ames, محمد 🌾</p>',
};

it('shows what was sent to it, the newest first', async () => {
  const { transport, list, get } = await openMailbox();
  await transport.sendMail({ ...mail, subject: 'First' });
  await transport.sendMail(mail);
  const [last, first] = await list();
  expect(first?.subject).toBe('First');
  expect(last).toMatchObject({ to: ['zaneta@farm.test'], subject: mail.subject });
  expect(last?.text.trim()).toBe(mail.text);
  const page = await get(last?.href ?? '');
  expect((await page.text()).trim()).toBe(mail.html);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('opens attached files byte by byte', async () => {
  const { transport, list, get } = await openMailbox();
  const content = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256));
  const file = { filename: '2026-000001.pdf', content, contentType: 'application/pdf' };
  await transport.sendMail({ ...mail, attachments: [file] });
  const [{ files } = { files: [] }] = await list();
  expect(files.map(({ name }) => name)).toEqual(['2026-000001.pdf']);
  const answer = await get(files[0]?.href ?? '');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
});

it('keeps its mails when it starts again', async () => {
  const { folder, transport } = await openMailbox();
  await transport.sendMail(mail);
  const again = await openMailbox(folder);
  expect((await again.list()).map(({ subject }) => subject)).toEqual([mail.subject]);
});

it('answers 404 for a mail that it does not have', async () => {
  const { get } = await openMailbox();
  expect((await get('/-/mails/x')).status).toBe(404);
  expect((await get('/-/mails/x/0')).status).toBe(404);
});
