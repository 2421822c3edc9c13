import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import jwt from 'jsonwebtoken';

export const PROJECT = 'harrow-live';

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const google = keys();
export const publicKey = google.publicKey;
export const untrustedKey = keys().privateKey;

/** The responses of Google's certificate endpoint and of its user lookup. */
export type GoogleAnswers = {
  certificates: { status: number; body: unknown };
  users: { status: number; body: unknown };
};

export const defaultAnswers = (): GoogleAnswers => ({
  certificates: { status: 200, body: { 'key-1': google.publicKey } },
  users: { status: 200, body: { users: [{ localId: 'uid-1' }] } },
});

/** Starts a stand-in for Google's servers, so that the real verification runs with test keys. */
export async function startGoogle(answers: () => GoogleAnswers) {
  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    const isCertificates = req.url?.startsWith('/robot/v1/metadata/x509/') ?? false;
    const { status, body } = isCertificates ? answers().certificates : answers().users;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    res.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Connects to this server over plain HTTP, whatever the requested host. */
    agent: Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export type TokenChanges = {
  claims?: object;
  header?: object;
  key?: string;
  algorithm?: jwt.Algorithm;
};

/** An ID token as Google signs it, with changes. */
export function idToken({ claims, header, key, algorithm = 'RS256' }: TokenChanges = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid-1',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
    email: 'Farmer@Harrow.test',
    email_verified: true,
    name: 'Sam Farmer',
    ...claims,
  };
  return jwt.sign(payload, key ?? google.privateKey, {
    algorithm,
    header: { alg: algorithm, kid: 'key-1', ...header },
    allowInsecureKeySizes: true,
  });
}
