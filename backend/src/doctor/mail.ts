import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import dns from 'node:dns/promises';
import { openTransport } from '@harrow/mails';
import type { Examination, Given } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { type Finding, findingsAbout } from './finding';

const { good, look, wrong } = findingsAbout('Mail');

/** Returns the TXT records of a name; an empty list if there are none. Throws if they cannot be looked up. */
type FindRecords = (name: string) => Promise<string[]>;

const NO_RECORD = /ENOTFOUND|ENODATA/;

const findRecords: FindRecords = async (name) => {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (NO_RECORD.test((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
};

/** The key of a DKIM record, as the key file yields it. */
function publicKeyOf(file: string): string {
  const key = createPublicKey(createPrivateKey(readFileSync(file, 'utf8')));
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

async function examineSignature(given: Given, find: FindRecords): Promise<Finding[]> {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: file } = given;
  if (!domain || !selector || !file) return [];
  const name = `${selector}._domainkey.${domain}`;
  const record = (await find(name)).find((text) => /(^|;)\s*p=/.test(text));
  const key = publicKeyOf(file);
  const remedy = `publish \`v=DKIM1; k=rsa; p=${key}\` as TXT record of ${name}.`;
  if (!record) return [wrong(`${name} has no DKIM record: ${remedy}`)];
  const published = /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '');
  return published === key ? [] : [wrong(`${name} has another key than DKIM_KEY_FILE: ${remedy}`)];
}

/** Looks for the records with which other mail servers check that mails of `MAIL_FROM` are its own. */
export async function recordProblems(given: Given, find: FindRecords): Promise<Finding[]> {
  const domain = /@([^\s>]+)/.exec(given.MAIL_FROM ?? '')?.[1] ?? '';
  const missing = given.NODE_ENV === 'production' ? wrong : look; // a mailbox for trying needs none
  const [spf, dmarc] = await Promise.all([find(domain), find(`_dmarc.${domain}`)]);
  return [
    !spf.some((text) => text.startsWith('v=spf1')) &&
      missing(
        `${domain} has no SPF record, so mails land in spam: publish the TXT record that the mail relay names, such as \`v=spf1 include:relay.example -all\`.`,
      ),
    !dmarc.some((text) => text.startsWith('v=DMARC1')) &&
      look(
        `${domain} has no DMARC record: publish \`v=DMARC1; p=none\` as TXT record of _dmarc.${domain}.`,
      ),
    ...(await examineSignature(given, find)),
  ].filter((finding) => finding !== false);
}

/** Connects and logs in; sends nothing. */
async function tryServer(url: string, from: string): Promise<Finding> {
  const transport = openTransport({ url, from });
  try {
    await transport.verify();
    return good(`The server ${new URL(url).host} accepts the login.`);
  } catch (error) {
    const { code } = error as { code?: string };
    const remedy =
      code === 'EAUTH'
        ? 'correct user and password in SMTP_URL.'
        : 'check host, port and TLS in SMTP_URL.';
    return wrong(`The server ${new URL(url).host} refuses (${reasonOf(error)}): ${remedy}`);
  } finally {
    transport.close();
  }
}

/** The mail server's login, and the DNS records of the sender. */
export const mail: Examination = {
  about: 'Mail',
  needs: [],
  examine: async (given) => {
    const { SMTP_URL, MAIL_FROM } = given;
    if (!SMTP_URL || !MAIL_FROM) {
      return [wrong('No mail is sent: set SMTP_URL and MAIL_FROM.')];
    }
    const server = await tryServer(SMTP_URL, MAIL_FROM);
    const records = await recordProblems(given, findRecords).catch((error: unknown) => [
      look(`DNS records of MAIL_FROM could not be looked up (${reasonOf(error)}): try again.`),
    ]);
    return [server, ...records];
  },
};
