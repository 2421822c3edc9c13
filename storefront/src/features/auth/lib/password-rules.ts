/** One thing that a password must have, and whether a given password has it. */
export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'digit';

const RULES: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
};

/** Every rule with whether `password` keeps it, in the order in which they are shown. */
export function checkPassword(password: string): { rule: PasswordRule; met: boolean }[] {
  return Object.entries(RULES).map(([rule, keeps]) => ({
    rule: rule as PasswordRule,
    met: keeps(password),
  }));
}

/** Whether a password keeps all rules. */
export function isStrongPassword(password: string): boolean {
  return checkPassword(password).every(({ met }) => met);
}
