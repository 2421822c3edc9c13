/** The accounts of the embedded shop, which the launcher prints. */
export const DEMO_ACCOUNTS = [
  {
    email: 'admin@harrow.test',
    password: 'Harvest2026',
    displayName: 'Harrow Admin',
    role: 'admin',
  },
  {
    email: 'farmer@harrow.test',
    password: 'Harvest2026',
    displayName: 'Sam Farmer',
    role: 'customer',
  },
] as const;

/** Creates the missing demo accounts; leaves changed ones alone. */
export async function ensureDemoAccounts(emulatorUrl: string, projectId: string): Promise<void> {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  for (const { email, password, displayName } of DEMO_ACCOUNTS) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, displayName, emailVerified: true }),
    });
    const answer = await response.text();
    if (!response.ok && !answer.includes('EMAIL_EXISTS')) {
      throw new Error(`The identity emulator refused the account ${email}: ${answer}`);
    }
  }
}
