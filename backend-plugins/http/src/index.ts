export { type Authenticator, type Caller, type Role } from './caller';
export { isOwnEmail, requireAdmin, requireSession } from './caller';
export { breaksUnique } from './database-error';
export { errorAnswer, type ErrorAnswer } from './error-answer';
export { shopErrorHandler } from './error-handler';
export { emailSchema, parseBody, parseParameters, textSchema, wholeNumberParameter } from './parse';
export { joinName, splitName } from './person-name';
export { isErrorOfType, ShopError, type ShopErrorExtras, type ShopErrorType } from './shop-error';
