import { z } from 'zod';
import { until } from '@harrow/testing/shopping';
import type { StockAdmin } from '@harrow/testing/stock-admin';

const jobSchema = z.object({
  batch_job: z.object({
    id: z.string(),
    status: z.string(),
    result: z
      .object({ file_key: z.string().optional(), errors: z.array(z.string()).optional() })
      .nullable(),
  }),
});

export type Job = z.infer<typeof jobSchema>['batch_job'];

const ENDED = ['completed', 'failed', 'canceled'];

/** The exports of the stock admin, as its pages make them. */
export const exportsOf = (staff: StockAdmin) => ({
  start: (type: string, context: unknown = {}, more = {}) =>
    staff.request('POST', '/batch-jobs', { body: { type, context, dry_run: false, ...more } }),

  async job(id: string): Promise<Job> {
    return jobSchema.parse((await staff.request('GET', `/batch-jobs/${id}`)).body).batch_job;
  },

  /** Waits until a job has a status, or has ended. */
  async reaches(id: string, statuses = ENDED): Promise<Job> {
    return await until(
      () => this.job(id),
      ({ status }) => statuses.includes(status),
    );
  },

  /** Makes an export to its end, and returns the key of its file. */
  async make(type: string, context: unknown = {}): Promise<string> {
    const id = this.idOf(await this.start(type, context));
    const { status, result } = await this.reaches(id);
    if (status !== 'completed') throw new Error(JSON.stringify(result));
    return result?.file_key ?? '';
  },

  /** Returns the link to a file. */
  async linkTo(key: string): Promise<string> {
    const body = { file_key: key };
    const answer = await staff.request('POST', '/uploads/download-url', { body });
    return z.object({ download_url: z.url() }).parse(answer.body).download_url;
  },

  idOf(answer: { body: unknown }): string {
    const parsed = jobSchema.safeParse(answer.body);
    if (!parsed.success) throw new Error(`No job: ${JSON.stringify(answer)}`);
    return parsed.data.batch_job.id;
  },
});

/** Follows a link with a token, or with none. */
export const follow = (link: string, token?: string) =>
  fetch(link, token ? { headers: { authorization: `Bearer ${token}` } } : {});
