import type { Logger } from '@medusajs/medusa';
import type { CreateBatchJobInput } from '@medusajs/medusa/dist/types/batch-job';
import { MedusaError } from '@medusajs/utils';
import type { z } from 'zod';
import type PrivateFileService from '../services/private-file';
import { parseContext, requireExportable } from './export-context';

/** The members of the engine's exports that are used here; its types hide some of them. */
type EngineExport = {
  __container__: Record<string, unknown>;
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
function inStableOrder(job: CreateBatchJobInput): CreateBatchJobInput {
  const { list_config: list } = job.context as { list_config: object };
  const order = { created_at: 'DESC', id: 'DESC' };
  return { ...job, context: { ...job.context, list_config: { ...list, order } } };
}

const SENTENCES: readonly string[] = Object.values(MedusaError.Types);

/** Whether the message of an error was written for staff. */
const isReadable = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && SENTENCES.includes(String(error.type));

/** Runs a part of an export. The engine shows the message of any error to staff. */
async function withReadableErrors(
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

/** The differences between the exports of the shop. */
type ExportRules<Members, Filters> = {
  /** The context of a job, with the filters that staff may set. */
  context: z.ZodType<{ filterable_fields?: Filters | undefined }>;
  /** Counts the rows of an export. */
  count: (engine: Members, filters: Filters | Record<string, never>) => Promise<number>;
  /** Advice to staff whose export is too long. */
  instead: string;
};

/** Returns the engine's export with bounds, rows in a stable order and readable failures. */
export function boundedExport<Members extends object, Filters extends object>(
  engine: EngineExportClass<Members>,
  { context: schema, count, instead }: ExportRules<Members, Filters>,
): EngineExportClass<Members> {
  const Engine: EngineExportClass<object> = engine;
  class BoundedExport extends Engine {
    private readonly logger: Logger;
    private readonly files: PrivateFileService;

    constructor(container: Record<string, unknown>, options?: unknown) {
      super(container, options);
      this.__container__ = container; // some engine exports keep only what they use for the next instance
      this.logger = container.logger as Logger;
      this.files = container.privateFileService as PrivateFileService;
    }

    override async prepareBatchJobForProcessing(job: CreateBatchJobInput, req: unknown) {
      const context = parseContext(schema, job.context);
      this.files.requireStorage();
      const rows = await count(this as unknown as Members, context.filterable_fields ?? {});
      requireExportable(rows, instead);
      return inStableOrder(await super.prepareBatchJobForProcessing({ ...job, context }, req));
    }

    override async preProcessBatchJob(id: string): Promise<void> {
      await withReadableErrors(this.logger, super.preProcessBatchJob(id));
    }

    override async processJob(id: string): Promise<void> {
      await withReadableErrors(this.logger, super.processJob(id));
    }

    /** Leaves it to the engine's subscriber to mark the job as failed, with the message of the error. */
    override handleProcessingError(): Promise<void> {
      return Promise.resolve();
    }
  }
  return BoundedExport as unknown as EngineExportClass<Members>;
}
