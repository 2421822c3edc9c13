import type { Logger } from '@medusajs/medusa';
import type { CreateBatchJobInput } from '@medusajs/medusa/dist/types/batch-job';
import { MedusaError } from '@medusajs/utils';

/** The members of the engine's exports that are used here; its types hide some of them. */
export type EngineExport = {
  prepareBatchJobForProcessing(
    job: CreateBatchJobInput,
    req: unknown,
  ): Promise<CreateBatchJobInput>;
  preProcessBatchJob(id: string): Promise<void>;
  processJob(id: string): Promise<void>;
  handleProcessingError(id: string, error: unknown, result: unknown): Promise<void>;
};

/** The constructor of an engine's export. */
export type EngineExportClass<Members> = new (
  container: Record<string, unknown>,
  options?: unknown,
) => EngineExport & Members;

/** Sorts the list of an export, so that its pages neither repeat nor miss a row. */
export function inStableOrder(job: CreateBatchJobInput): CreateBatchJobInput {
  const { list_config: list } = job.context as { list_config: object };
  const order = { created_at: 'DESC', id: 'DESC' };
  return { ...job, context: { ...job.context, list_config: { ...list, order } } };
}

const SENTENCES: readonly string[] = Object.values(MedusaError.Types);

/** Whether the message of an error was written for staff. */
const isReadable = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && SENTENCES.includes(String(error.type));

/** Runs a part of an export. The engine shows the message of any error to staff. */
export async function withReadableErrors(
  logger: Pick<Logger, 'error'>,
  work: Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    logger.error(`An export has failed: ${String(error)}`);
    if (isReadable(error)) throw error;
    const sentence = 'The server could not make this export. Try again in a moment.';
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, sentence);
  }
}
