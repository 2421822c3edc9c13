import { DEMO_MAKER, DEMO_STAFF, MARKER } from '../seed/demo-marks';
import { modeOf } from '../config/contradictions';
import { withDatabase } from '../database/with-database';
import type { Examination } from './examination';
import { type Finding, findingsAbout } from './finding';

const { good, wrong } = findingsAbout('Going live');

const DEMONSTRATION = `
  SELECT EXISTS (SELECT FROM store WHERE metadata ? $1) AS "hasProducts",
         EXISTS (SELECT FROM "user" WHERE email = $2 AND deleted_at IS NULL) AS "hasStaff",
         (SELECT count(*)::int FROM customer WHERE email LIKE '%@harrow.test') AS customers,
         EXISTS (SELECT FROM product WHERE status = 'published' AND deleted_at IS NULL) AS "isFilled",
         (SELECT coalesce(maker->>'legalName', '') FROM shop) AS maker`;

type Demonstration = {
  hasProducts: boolean;
  hasStaff: boolean;
  customers: number;
  isFilled: boolean;
  maker: string;
};

async function demonstrationIn(address: string): Promise<Finding[]> {
  const { rows } = await withDatabase(address, (client) =>
    client.query<Demonstration>(DEMONSTRATION, [MARKER, DEMO_STAFF.email]),
  );
  const { hasProducts, hasStaff, customers = 0, isFilled, maker = '' } = rows[0] ?? {};
  return [
    hasProducts &&
      wrong('The database was filled with the demonstration: start with an empty one.'),
    hasStaff && wrong(`${DEMO_STAFF.email} has a password that everyone knows: remove this user.`),
    customers > 0 && wrong(`${customers} customers are of the demonstration (@harrow.test).`),
    maker === '' &&
      wrong('The shop does not say who its maker is, so papers wait: fill in /dashboard/settings.'),
    maker === DEMO_MAKER &&
      wrong(`Papers would name ${DEMO_MAKER}, who does not exist: change /dashboard/settings.`),
    !isFilled && wrong('No product is published: add the first ones at /dashboard.'),
  ].filter((finding) => typeof finding === 'object');
}

/** Leftovers of the demonstration and test settings, which a shop that sells must not have. */
export const goingLive: Examination = {
  about: 'Going live',
  needs: ['DATABASE_URL'],
  examine: async (given) => {
    const { DATABASE_DIRECT_URL, DATABASE_URL = '', NODE_ENV, STRIPE_API_KEY } = given;
    const found = [
      NODE_ENV !== 'production' && wrong('NODE_ENV is not production: set it.'),
      modeOf(STRIPE_API_KEY) !== 'live' &&
        wrong(
          'STRIPE_API_KEY is a test key, so customers are not charged: set the live keys of Stripe.',
        ),
      given.ADMIN_EMAILS?.length === 0 &&
        wrong('ADMIN_EMAILS is empty, so there is no first admin: set your address.'),
      !given.BACKUP_DIRECTORY && wrong('BACKUP_DIRECTORY is not set: set up a backup, and set it.'),
    ].filter((finding) => typeof finding === 'object');
    found.push(...(await demonstrationIn(DATABASE_DIRECT_URL ?? DATABASE_URL)));
    return found.length > 0 ? found : [good('Nothing of the demonstration is left.')];
  },
};
