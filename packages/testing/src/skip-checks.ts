/**
 * Lets the rest of a transaction write without triggers and checks of references, which take longer
 * than the rows. Without the rights of a superuser it changes nothing.
 */
export const SKIP_CHECKS = `
  SELECT set_config('session_replication_role', 'replica', true)
    FROM pg_roles WHERE rolname = current_user AND rolsuper`;
