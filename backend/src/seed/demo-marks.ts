/**
 * Stored in the store's metadata, so that products that staff remove do not return at the next
 * start.
 */
export const MARKER = 'demo_catalogue';

/** The staff of the demonstration, whose password is public. */
export const DEMO_STAFF = { email: 'admin@harrow.test', password: 'Harvest2026' };

/** The maker of the demonstration, who does not exist. */
export const DEMO_MAKER = 'Harrow Works';
