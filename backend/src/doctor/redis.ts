import { withRedis } from '../lifecycle/with-redis';
import type { Examination } from './examination';
import { type Finding, findingsAbout, goodUnlessWrong } from './finding';

const { good, look, wrong } = findingsAbout('Redis');

const OLDEST_VERSION = 6;
/** A script, because that is a command which servers, sentinels and clusters answer alike. */
const INFO = `return redis.call('INFO', 'SERVER') .. redis.call('INFO', 'MEMORY') .. redis.call('INFO', 'PERSISTENCE')`;

const memberOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

/** Returns what an answer of `INFO` shows. */
export function problemsOf(info: string): Finding[] {
  const [version = '?', policy = '?'] = [
    memberOf(info, 'redis_version'),
    memberOf(info, 'maxmemory_policy'),
  ];
  const isKept = memberOf(info, 'aof_enabled') !== '0';
  return [
    Number.parseInt(version, 10) < OLDEST_VERSION &&
      wrong(`It is version ${version}: upgrade it to ${OLDEST_VERSION} or newer.`),
    policy !== 'noeviction' &&
      wrong(
        `When memory is short it would evict sessions and events (maxmemory-policy ${policy}): set maxmemory-policy noeviction.`,
      ),
    !isKept &&
      look(
        'It does not append to a file, so a restart loses sessions and counts: set appendonly yes.',
      ),
  ].filter((finding) => finding !== false);
}

/** Whether it answers, its version, and that it neither evicts nor forgets what it must keep. */
export const redis: Examination = {
  about: 'Redis',
  needs: [],
  examine: async ({ REDIS_URL }) => {
    if (!REDIS_URL) {
      return [look('REDIS_URL is not set: run one backend process only, or set it.')];
    }
    const info = await withRedis(REDIS_URL, async (client) =>
      String(await client.eval(INFO, { keys: ['harrow:doctor'], arguments: [] })),
    );
    const version = memberOf(info, 'redis_version') ?? '?';
    return goodUnlessWrong(
      good(`Version ${version}, answers and evicts nothing.`),
      problemsOf(info),
    );
  },
};
