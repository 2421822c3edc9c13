import Sequencer from '@jest/test-sequencer';

/** The slowest folders first, so that the two workers end at about the same time. */
const ORDER = ['/faults/', '/backend', '/dev/', '/storefront/', ''];

const isJourney = ({ context }) => context.config.displayName?.name === 'e2e';
const rank = ({ path }) => ORDER.findIndex((part) => path.includes(part));
const byName = (a, b) => (a.path < b.path ? -1 : 1);

/**
 * Sorts the test files by folder, since Jest's own order needs durations, which a fresh clone lacks;
 * within a folder Jest's order remains. End-to-end tests run by name, because they share one shop
 * and the accessibility test needs screens that the others have not changed.
 */
export default class Order extends Sequencer {
  sort(tests) {
    const others = super.sort(tests.filter((test) => !isJourney(test)));
    return [...tests.filter(isJourney).sort(byName), ...others.sort((a, b) => rank(a) - rank(b))];
  }
}
