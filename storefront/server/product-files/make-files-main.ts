/** The program that makes files for a server of the storefront; see `FileMaker`. */
import { constants, setPriority } from 'node:os';
import { makeFile, type FileJob } from './make-file.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // pages are more urgent than files

process.once('disconnect', () => process.exit()); // the server has ended
process.on('message', ({ id, job }: { id: number; job: FileJob }) => {
  makeFile(job).then(
    (bytes) => process.send?.({ id, bytes }),
    (error: unknown) => process.send?.({ id, problem: String(error) }),
  );
});
