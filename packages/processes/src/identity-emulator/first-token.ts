import type { EmulatorUser } from 'firebase-tools/lib/emulator/auth/server.js';

/** The requests that create accounts. */
export const CREATES_ACCOUNT = /:(signUp|signInWithIdp)\b/;

/**
 * Lets the first token of each account count. The emulator takes the time of its login first and "valid
 * since" a few milliseconds later: if a new second begins between the two, the token counts as revoked.
 */
export function acceptFirstToken(users: ReadonlyMap<string, EmulatorUser>): void {
  for (const user of users.values()) {
    const created = Math.floor(Number(user.createdAt) / 1000);
    if (Number(user.validSince) === created + 1) user.validSince = String(created);
  }
}
