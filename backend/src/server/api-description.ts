import { operations as catalogue } from '@harrow/catalogue';
import { describeApi } from '@harrow/http';

/** The OpenAPI document of every plugin's calls, as `/openapi.json` answers it. */
export const apiDescription = () => describeApi([...catalogue]);
