import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '@harrow/processes/listen';
import { SMTPServer } from 'smtp-server';
import { type ParsedMail, parseMail } from './parse-mail.ts';

/** The path of the mailbox at the storefront's server. */
export const MAILS_PATH = '/-/mails';

/** Older mails are deleted. */
const MAX_MAILS = 500;

/** Prevents the HTML of a mail from running scripts and loading anything. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'";

interface KeptMail extends ParsedMail {
  id: string;
  /** From the envelope. */
  to: string[];
}

/** A running mailbox: accepts mails over SMTP and serves them over HTTP. */
export interface Mailbox {
  smtpPort: number;
  port: number;
  stop(): Promise<void>;
}

/** The mails in a folder, one per file; the first line of a file names the recipients. */
class MailFolder {
  readonly #mails = new Map<string, KeptMail>();

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder).sort()) {
      if (file.endsWith('.eml')) this.#keep(file.slice(0, -4), readFileSync(join(folder, file)));
    }
  }

  /** The newest first. */
  list(): KeptMail[] {
    return [...this.#mails.values()].reverse();
  }

  find(id: string | undefined): KeptMail | undefined {
    return this.#mails.get(id ?? '');
  }

  /** Stores a mail before acknowledging it. */
  add(to: string[], bytes: Buffer): void {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const id = `${new Date().toISOString().replace(/\D/g, '')}-${hash}`;
    const stored = Buffer.concat([Buffer.from(`X-Recipients: ${to.join(', ')}\r\n`), bytes]);
    const file = join(this.folder, `${id}.eml`);
    writeFileSync(`${file}.new`, stored);
    renameSync(`${file}.new`, file);
    this.#keep(id, stored);
    for (const old of [...this.#mails.keys()].slice(0, -MAX_MAILS)) {
      this.#mails.delete(old);
      rmSync(join(this.folder, `${old}.eml`), { force: true });
    }
  }

  #keep(id: string, stored: Buffer): void {
    const end = stored.indexOf('\r\n');
    const to = stored.subarray('X-Recipients: '.length, end).toString().split(', ');
    this.#mails.set(id, { id, to, ...parseMail(stored.subarray(end + 2)) });
  }
}

/** Accepts any mail from this machine. */
function receive(folder: MailFolder): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        folder.add(
          envelope.rcptTo.map(({ address }) => address),
          Buffer.concat(chunks),
        );
        done();
      });
    },
  });
}

const shown = ({ id, to, subject, at, text, files }: KeptMail) => ({
  ...{ id, to, subject, at, text, href: `${MAILS_PATH}/${id}` },
  files: files.map(({ name }, index) => ({ name, href: `${MAILS_PATH}/${id}/${index}` })),
});

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  const headers = {
    'Content-Type': type,
    'Content-Security-Policy': PAGE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  response.writeHead(200, headers).end(body);
}

/** Answers `/-/mails`, `/-/mails/{id}` with its HTML, and `/-/mails/{id}/{number}` with an attached file. */
function answer(folder: MailFolder, path: string, response: ServerResponse): void {
  if (path === MAILS_PATH) {
    const mails = folder.list().map(shown);
    return send(response, 'application/json; charset=utf-8', JSON.stringify({ mails }));
  }
  const [id, number] = path.slice(MAILS_PATH.length + 1).split('/');
  const mail = folder.find(id);
  const file = number === undefined ? undefined : mail?.files[Number(number)];
  if (file) return send(response, file.type, file.content);
  if (mail && number === undefined) return send(response, 'text/html; charset=utf-8', mail.html);
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Mail not found.\n');
}

/** Starts the mailbox of the embedded shop on free ports of this machine. */
export async function startMailbox(folderName: string): Promise<Mailbox> {
  const folder = new MailFolder(folderName);
  const smtp = receive(folder);
  smtp.on('error', (error) => console.error(error));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const server = createServer(({ url = '' }, response) =>
    answer(folder, new URL(url, 'http://mailbox').pathname, response),
  );
  const port = await listen(server, { host: '127.0.0.1', port: 0 }, 'the port of the mailbox');
  const stop = async () => {
    server.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => server.close(() => resolve())),
      new Promise<void>((resolve) => smtp.close(resolve)),
    ]);
  };
  return {
    smtpPort: typeof address === 'object' && address ? address.port : 0,
    port,
    stop,
  };
}
