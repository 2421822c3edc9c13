import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { StartError } from '@harrow/processes/start-error';
import { createPlugin } from './create-plugin.ts';

/** npm run plugin new NAME [FOLDER] */
function main([command, name, folder]: string[]): void {
  if (command !== 'new' || name === undefined) {
    throw new StartError('Write: npm run plugin new NAME, with a name such as opening-hours.');
  }
  const created = createPlugin(projectRoot(), name, folder);
  console.log(`Written: ${created}`);
  if (folder !== undefined) console.log(`Name it in .env: SHOP_PLUGINS=${created}`);
  console.log(`Start the shop with npm start, and open /${name}.`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}
