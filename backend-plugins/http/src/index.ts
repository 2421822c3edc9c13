export { type Authenticator, type Caller, type Role } from './caller';
export { isOwnEmail, requireAdmin, requireSession } from './caller';
export { closedPaths } from './closed-paths';
export { breaksUnique } from './database-error';
export { emailSchema } from './email-schema';
export { errorAnswer, type ErrorAnswer } from './error-answer';
export { shopErrorHandler } from './error-handler';
export { readIdempotencyKey } from './idempotency-key';
export { inBatches } from './in-batches';
export { imageUrlSchema } from './image-url';
export { framed, jsonArray, JsonPieces, loadInBatches } from './json-pieces';
export { describeApi } from './open-api';
export { handle, operation, type Access, type Call, type Operation } from './operation';
export {
  limitParameter,
  optionalPage,
  type Page,
  pageQuery,
  parseBody,
  parseParameters,
} from './parse';
export { joinName, splitName } from './person-name';
export { PreparedStatement } from './prepared-statement';
export { Semaphore, Semaphores } from './semaphore';
export { isErrorOfType, ShopError, type ShopErrorExtras, type ShopErrorType } from './shop-error';
export { keySchema, lineSchema, personNameSchema, storableName, textSchema } from './text';
export type { WorkMeter } from './work-meter';
