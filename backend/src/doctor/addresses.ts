import { lookup } from 'node:dns/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { backendUrl } from '../config/environment';
import { SEEN_ADDRESS } from '../edge/seen-address';
import type { Examination, Given } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { type Finding, findingsAbout } from './finding';

const { good, look, wrong } = findingsAbout('Addresses');

const TIMEOUT_MS = 8000;
const DAY_MS = 86_400_000;
/** Tools renew certificates a month before their end. */
const RENEWED_DAYS = 14;

type Seen = { certificate: PeerCertificate; refusal: string | undefined };

/** Reads the certificate of a server, whether or not it is trusted. */
const certificateOf = ({ hostname, port }: URL): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
      },
      () => {
        resolve({
          certificate: socket.getPeerCertificate(),
          refusal: socket.authorized ? undefined : String(socket.authorizationError),
        });
        socket.destroy();
      },
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });

/** Returns what is wrong with a certificate, or will soon be. */
export function certificateProblems(
  host: string,
  { certificate, refusal }: Seen,
  now: Date,
): Finding[] {
  const days = Math.floor((new Date(certificate.valid_to).getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return [wrong(`The certificate of ${host} has expired: renew it.`)];
  if (refusal) {
    return [
      wrong(`Browsers refuse the certificate of ${host} (${refusal}): get one for this name.`),
    ];
  }
  return days < RENEWED_DAYS
    ? [wrong(`The certificate of ${host} ends in ${days} days: check the tool that renews it.`)]
    : [];
}

async function examineAddress(address: string): Promise<Finding[]> {
  const url = new URL(address);
  try {
    await lookup(url.hostname.replace(/^\[|\]$/g, ''));
  } catch {
    return [wrong(`${url.hostname} is not in the DNS: add it to its domain.`)];
  }
  if (url.protocol !== 'https:') return [];
  try {
    return certificateProblems(url.hostname, await certificateOf(url), new Date());
  } catch (error) {
    return [wrong(`${address} does not answer (${reasonOf(error)}): start the proxy there.`)];
  }
}

/** Reads an address of the shop, which must answer with a text that shows that it is the right server. */
async function answers(address: string, isRight: (body: string) => boolean, program: string) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await answer.text();
    if (answer.ok && isRight(body)) return [];
    return [wrong(`${address} answers ${answer.status}, not as ${program}: lead it there.`)];
  } catch (error) {
    return [wrong(`${address} does not answer (${reasonOf(error)}): start ${program}.`)];
  }
}

/** An address of documentation, which no client has. */
const FORGED = '198.51.100.77';

/** Sends a forged header, and compares it with the address that the backend counts. */
async function examineProxies(given: Given, address: string): Promise<Finding[]> {
  const { METRICS_TOKEN } = given;
  if (!METRICS_TOKEN) return [look('Proxies could not be counted: set METRICS_TOKEN.')];
  const { headers } = await fetch(`${address}/ready`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': FORGED },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const seen = headers.get(SEEN_ADDRESS);
  if (seen === null) {
    return [wrong('The backend runs with another METRICS_TOKEN: restart it with these settings.')];
  }
  return seen === FORGED
    ? [
        wrong(
          'Clients can choose the address that limits count (TRUST_PROXY is too high): set it to the number of proxies in front of the backend.',
        ),
      ]
    : [
        good(
          `The backend counts this computer as ${seen}: TRUST_PROXY is too low if that is a proxy.`,
        ),
      ];
}

/** The names, their certificates, what answers there, and the proxies between. */
export const addresses: Examination = {
  about: 'Addresses',
  needs: ['STOREFRONT_URL'],
  examine: async (given) => {
    const backend = backendUrl(given);
    const [storefront = ''] = given.STOREFRONT_URL ?? [];
    const named = await Promise.all([...new Set([storefront, backend])].map(examineAddress));
    const found = named.flat();
    if (found.some(({ state }) => state === 'wrong')) return found;
    found.push(
      ...(await answers(storefront, (body) => body.includes('id="root"'), 'the storefront')),
      ...(await answers(`${backend}/ready`, (body) => body.includes('"database"'), 'the backend')),
    );
    if (found.length > 0) return found;
    return [
      good(`${storefront} and ${backend} answer.`),
      ...(await examineProxies(given, backend)),
    ];
  },
};
