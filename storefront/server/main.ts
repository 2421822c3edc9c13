import { runService } from '@harrow/processes/service-process';
import { storefrontOptionsSchema } from './options-schema.ts';
import { startStorefrontServer } from './server.ts';

await runService((options) => startStorefrontServer(storefrontOptionsSchema.parse(options)));
