import { examineEnvironment } from '../config/environment';
import { addresses } from './addresses';
import { backup } from './backup';
import { database } from './database';
import type { Examination, Given } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { type Finding, findingsAbout } from './finding';
import { goingLive } from './going-live';
import { identity } from './identity';
import { mail } from './mail';
import { payments } from './payments';
import { pictures } from './pictures';
import { redis } from './redis';

const SERVICES = [database, redis, payments, identity, mail, addresses, pictures, backup];

async function run(one: Examination, given: Given, variables: NodeJS.ProcessEnv) {
  const { look, wrong } = findingsAbout(one.about);
  const missing = one.needs.filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    return [look(`Not examined: set ${missing.join(' and ')} first.`)];
  }
  try {
    return await one.examine(given, variables);
  } catch (error) {
    return [wrong(`It cannot be used (${reasonOf(error)}): check that it runs, and its address.`)];
  }
}

/**
 * Examines the settings, and every service that they name, as far as the settings allow. Changes nothing but a
 * file in the store of pictures, which it removes.
 */
export async function examine(
  variables: NodeJS.ProcessEnv,
  isBeforeGoingLive: boolean,
): Promise<Finding[]> {
  const { given, problems } = examineEnvironment(variables);
  const { good, wrong } = findingsAbout('Settings');
  const settings = problems.length > 0 ? problems.map(wrong) : [good('Complete and consistent.')];
  const examinations = isBeforeGoingLive ? [...SERVICES, goingLive] : SERVICES;
  const found = await Promise.all(examinations.map((one) => run(one, given, variables)));
  return [...settings, ...found.flat()];
}
