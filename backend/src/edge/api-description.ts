import { allOperations } from '@harrow/contract';
import { describeApi } from '@harrow/plugin-kit';

/** The OpenAPI document of every call, as `/openapi.json` answers it. */
export const apiDescription = () => describeApi(allOperations());
