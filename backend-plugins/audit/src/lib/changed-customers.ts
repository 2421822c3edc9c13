/**
 * The condition for entries about customers with the words of a LIKE pattern, in lower case, who came into a
 * group or left it. The index `audit_entry_customers` has the same expressions.
 */
export const hasCustomer = (pattern: string): string =>
  `(action = 'customer_group.updated' AND lower(coalesce(after, before)->>'customers') LIKE ${pattern})`;
