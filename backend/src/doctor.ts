import { loadEnvFile } from './config/env-file';
import { examine } from './doctor/examine';
import type { Finding } from './doctor/finding';

const MARKS: Record<Finding['state'], string> = { good: 'ok   ', look: 'look ', wrong: 'WRONG' };

// usage: node backend/dist/doctor.js [--before-going-live]
// exits with 1 if anything is wrong
loadEnvFile();
void examine(process.env, process.argv.includes('--before-going-live')).then((findings) => {
  const width = Math.max(...findings.map(({ about }) => about.length));
  for (const { about, state, text } of findings) {
    process.stdout.write(`${MARKS[state]}  ${about.padEnd(width)}  ${text}\n`);
  }
  const count = findings.filter(({ state }) => state === 'wrong').length;
  process.stdout.write(count > 0 ? `\n${count} to mend.\n` : '\nNothing to mend.\n');
  process.exit(count > 0 ? 1 : 0);
});
