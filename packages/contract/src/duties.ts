/** What admins may do, from the least to all: each duty includes those before it. */
export const DUTIES = ['packer', 'manager', 'owner'] as const;

export type Duty = (typeof DUTIES)[number];

/** Whether an admin with a duty, null for a person without rights, may do what needs `least`. */
export const coversDuty = (duty: Duty | null, least: Duty): boolean =>
  duty !== null && DUTIES.indexOf(duty) >= DUTIES.indexOf(least);
