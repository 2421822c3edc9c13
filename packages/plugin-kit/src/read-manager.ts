/**
 * Runs queries whose answers may be a moment old, on a replica of the database if the shop has one;
 * registered in the container as `readManager`. It is for figures and lists of staff: what a customer
 * reads about themselves, and what something is decided by, needs `manager`.
 */
export interface ReadManager {
  /** Runs a query in SQL and returns its rows. */
  query<Rows>(text: string, values?: unknown[]): Promise<Rows>;
}
