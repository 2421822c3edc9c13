import type { Services } from '@harrow/plugin-kit';

const INTERRUPTED = 'The server stopped while it worked on this. Nothing was kept; start it again.';

/**
 * The engine forgets a job whose process was killed. A job that is worked on is locked, and one that
 * waits for its turn is younger than two minutes, so all others were interrupted.
 */
const END_INTERRUPTED = `
  UPDATE batch_job SET failed_at = now(), updated_at = now(),
         result = COALESCE(result, '{}') || jsonb_build_object(
           'errors', COALESCE(result->'errors', '[]') || jsonb_build_array($1::text))
   WHERE id IN (
     SELECT id FROM batch_job
      WHERE completed_at IS NULL AND canceled_at IS NULL AND failed_at IS NULL
        AND (confirmed_at IS NOT NULL OR pre_processed_at IS NULL)
        AND COALESCE(confirmed_at, created_at) < now() - interval '2 minutes'
        FOR UPDATE SKIP LOCKED)`;

/** Ends the exports of the stock admin that were interrupted by a crash. */
export default class InterruptedExportService {
  constructor(private readonly services: Services) {}

  /** Marks every interrupted job as failed, with what to do. */
  async end(): Promise<void> {
    await this.services.manager.query(END_INTERRUPTED, [INTERRUPTED]);
  }
}
