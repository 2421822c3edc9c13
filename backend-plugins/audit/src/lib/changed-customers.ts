/** The entries about customers who came into a group, or left it. */
const IS_OF_GROUP = `action = 'customer_group.updated'`;

/** Their names and emails, in lower case; null for other changes of a group. */
const NAMES = `lower(coalesce(after, before)->>'customers')`;

/** The condition for entries about customers with the words of a LIKE pattern. */
export const hasCustomer = (pattern: string): string =>
  `(${IS_OF_GROUP} AND ${NAMES} LIKE ${pattern})`;

/** The index of that condition, as the one of `audit_entry.words`. */
export const CUSTOMERS_INDEX = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
      CREATE INDEX audit_entry_customers ON audit_entry USING gin ((${NAMES}) gin_trgm_ops)
        WHERE ${IS_OF_GROUP};
    END IF;
  END $$`;
