import { isErrorOfType } from '@harrow/plugin-kit';
import { MedusaError } from '@medusajs/utils';

/** Converts the error, because the engine hides the messages of foreign error types from staff. */
export function toEngineError(error: unknown): MedusaError {
  const { INVALID_DATA, NOT_FOUND, UNEXPECTED_STATE } = MedusaError.Types;
  const message = error instanceof Error ? error.message : String(error);
  if (isErrorOfType(error, 'not_found')) return new MedusaError(NOT_FOUND, message);
  const isAway = isErrorOfType(error, 'unavailable');
  return new MedusaError(isAway ? UNEXPECTED_STATE : INVALID_DATA, message);
}

/** Waits for an operation, and converts its error. */
export async function asEngine<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw toEngineError(error);
  }
}
