/** Returns an unsigned token like the emulator's, for a user that the emulator does not have. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: 'https://securetoken.google.com/demo-harrow-test',
    aud: 'demo-harrow-test',
    sub: 'forged',
    user_id: 'forged',
    email: 'unknown@farm.test',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
