/** An attached file. */
interface AttachedFile {
  name: string;
  type: string;
  content: Buffer;
}

/** A mail, as the mailbox shows it. */
export interface ParsedMail {
  subject: string;
  /** The date of its header, ISO 8601. */
  at: string;
  text: string;
  html: string;
  files: AttachedFile[];
}

type Headers = Map<string, string>;

const BOUNDARY = /boundary="?([^";]+)"?/i;
const FILE_NAME = /(?:file)?name="?([^";]+)"?/i;
const ENCODED_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/** Decodes quoted-printable; in headers a space is an underscore. */
function fromQuotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(ENCODED_WORD, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')).toString('utf8'),
    );
}

function split(part: string): { headers: Headers; body: string } {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: part.slice(end + 4) };
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body);
  return Buffer.from(body, 'latin1');
}

/** The leaf parts of a mail. */
function leaves(part: string): { headers: Headers; content: Buffer }[] {
  const { headers, body } = split(part);
  const type = headers.get('content-type') ?? 'text/plain';
  const [, boundary] = type.startsWith('multipart/') ? (BOUNDARY.exec(type) ?? []) : [];
  if (boundary === undefined) {
    const encoding = (headers.get('content-transfer-encoding') ?? '7bit').toLowerCase();
    return [{ headers, content: decodeBody(body, encoding) }];
  }
  return `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leaves(inner.replace(/^[ \t]*\r\n/, '')));
}

/**
 * Parses mails from the shop's backend: UTF-8, with quoted-printable and Base64 parts. Mails from other programs may
 * not be displayed correctly.
 */
export function parseMail(bytes: Buffer): ParsedMail {
  const source = bytes.toString('latin1');
  const { headers } = split(source);
  const mail: ParsedMail = {
    subject: headers.get('subject') ?? '',
    at: new Date(Date.parse(headers.get('date') ?? '') || 0).toISOString(),
    text: '',
    html: '',
    files: [],
  };
  for (const { headers: own, content } of leaves(source)) {
    const [type = 'text/plain'] = (own.get('content-type') ?? 'text/plain').split(';');
    const disposition = own.get('content-disposition') ?? '';
    if (disposition.startsWith('attachment')) {
      const name = FILE_NAME.exec(disposition)?.[1] ?? 'file';
      mail.files.push({ name, type, content });
    } else if (type === 'text/html') mail.html = content.toString('utf8');
    else mail.text = content.toString('utf8').replaceAll('\r\n', '\n');
  }
  return mail;
}
