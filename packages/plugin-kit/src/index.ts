export { actingAs, actingStaff, rememberStaff } from './acting-staff';
export { amountOrNull, currencySchema, readAmount } from './amount';
export { AnswerPieces, framed, jsonArray, loadInBatches } from './answer-pieces';
export type { BackgroundWork, RepeatingWork } from './background-work';
export { type Authenticator, type Caller, type Role, type TokenSubject } from './caller';
export {
  isOwnEmail,
  rememberSubject,
  requireAdmin,
  requireDuty,
  requireSession,
  requireSubject,
  subjectOf,
} from './caller';
export { closedPaths } from './closed-paths';
export { BYTE_ORDER_MARK, type Cell, csvLines, csvTable, rearmed } from './csv';
export { breaksUnique, databaseErrorCode } from './database-error';
export { isSeenBy, namesTag, tagOf } from './entity-tag';
export { errorAnswer, type ErrorAnswer } from './error-answer';
export { shopErrorHandler } from './error-handler';
export { type EventBus, isHeard } from './event-listeners';
export { groupBy } from './group-by';
export { readIdempotencyKey } from './idempotency-key';
export { inBatches } from './in-batches';
export { paced } from './paced';
export { describeApi } from './open-api';
export { ACCEPTED, handle, type Call, type Route } from './handle';
export { languageOf, sayLanguage } from './language';
export { notInThisShop } from './not-in-this-shop';
export { inLanguage } from './messages/in-language';
export { parseBody, parseParameters } from './parse';
export { joinName, splitName } from './person-name';
export { PreparedStatement } from './prepared-statement';
export type { ReadManager } from './read-manager';
export * from './services'; // not by name: the plugins could not add to it
export { Semaphore, Semaphores } from './semaphore';
export {
  invalidField,
  isErrorOfType,
  noSuch,
  ShopError,
  type ShopErrorExtras,
  type ShopErrorType,
} from './shop-error';
export { refusedTable } from './refused-table';
export { spareTime } from './spare-time';
export { sqlStatement } from './sql-statement';
export { parseTable, readFile, type Table, type TableRow } from './table-file';
export type { WorkMeter } from './work-meter';
export { type Backlog, workOff } from './work-off';
