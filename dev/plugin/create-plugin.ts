import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { StartError } from '@harrow/processes/start-error';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 40;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the template says in place of a name, by the forms of the name. */
function replacements(name: string, root: string, folder: string): [string, string][] {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return [
    ['__name__', name],
    ['__table__', words.join('_')],
    ['__Class__', pascal],
    ['__camel__', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['__Title__', capital(words.join(' '))],
    ['__root__', relative(folder, root) || '.'],
  ];
}

/**
 * Writes a plugin that works: a call that reads and one that writes, a table, a service, a test and a page. Returns its
 * folder, which is `plugins/NAME` unless another one is given. Throws if the name is no name or is taken.
 */
export function createPlugin(root: string, name: string, given?: string): string {
  if (!NAME.test(name) || name.length > MAX_LENGTH) {
    throw new StartError(`${name} is no name: use small letters, digits and dashes.`);
  }
  if (existsSync(join(root, 'backend-plugins', name))) {
    throw new StartError(`The shop has a plugin of the name ${name}: choose another.`);
  }
  const folder = given === undefined ? join(root, 'plugins', name) : resolve(given);
  if (existsSync(folder)) throw new StartError(`${folder} exists: choose another name.`);
  const template = join(root, 'dev', 'plugin', 'template');
  const changes = replacements(name, root, folder);
  const fill = (text: string) =>
    changes.reduce((filled, [from, to]) => filled.replaceAll(from, to), text);
  const files = readdirSync(template, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const from = join(file.parentPath, file.name);
    const to = join(folder, fill(relative(template, from)).replace(/\.txt$/, ''));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fill(readFileSync(from, 'utf8')));
  }
  return folder;
}
