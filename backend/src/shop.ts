import path from 'node:path';
import { readShopFolder, writeShopFolder } from '@harrow/shop';
import { loadEnvFile } from './config/env-file';
import { readEnvironment } from './config/environment';
import { endStep, requireServices } from './lifecycle/require-services';
import { withServices } from './lifecycle/with-services';

const USAGE = `Usage:
  npm run shop export FOLDER    writes the face of the shop, its pages, mails and pictures
  npm run shop import FOLDER    replaces them by those of a folder`;

const [command, folder] = process.argv.slice(2);

/** Writes the shop to a folder, or replaces it by one. Throws an error with a message for the user. */
async function main(): Promise<void> {
  if (folder === undefined || (command !== 'export' && command !== 'import')) {
    throw new Error(USAGE);
  }
  const place = path.resolve(folder); // the engine changes the working directory
  const given = command === 'import' ? await readShopFolder(place) : undefined;
  loadEnvFile();
  const environment = readEnvironment(process.env);
  await requireServices(environment);
  await withServices(environment, async ({ shopFileService }) => {
    if (command === 'import') await shopFileService.import(given, null);
    else await writeShopFolder(place, await shopFileService.export());
  });
}

process.on('unhandledRejection', endStep); // the engine does not await all of its promises
main().then(
  () => {
    console.log(command === 'import' ? `The shop is that of ${folder}.` : `Written to ${folder}.`);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
