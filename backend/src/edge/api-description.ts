import { operations } from '@harrow/contract';
import { describeApi } from '@harrow/plugin-kit';

/** The paths of the calls, such as `/orders/{id}`. */
export const apiPaths = (): string[] => operations.map(({ path }) => path);

/** The OpenAPI document of every call, as `/openapi.json` answers it. */
export const apiDescription = () => describeApi(operations);
