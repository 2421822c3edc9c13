/**
 * Returns `describe` if the program that the tests need is installed; otherwise Jest reports them as
 * skipped. CI installs the programs and sets `REQUIRE_…`, so that none of those tests is skipped there.
 */
export const describeIf = (
  isInstalled: boolean,
  variable:
    | `REQUIRE_${'NGINX' | 'PGBOUNCER' | 'PLPGSQL_CHECK' | 'POSTGRES_15' | 'REDIS' | 'SYSTEMD'}`
    | 'EN16931_RULES',
) => (isInstalled || process.env[variable] ? describe : describe.skip);
