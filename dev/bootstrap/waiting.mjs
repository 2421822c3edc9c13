const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_MS = 200;
const HEARTBEAT_MS = 10_000;

/**
 * Shows how far a long step is, by `count`, which returns how much is done and how much there is: in
 * one moving line on a terminal, in a line every 10 s elsewhere. `end` shows the outcome.
 */
export function showWaiting(title, count) {
  const start = Date.now();
  const progress = () => {
    const [done, all] = count().map((number) => number.toLocaleString('en-US'));
    return `${done} of ${all}`;
  };
  const timer = process.stdout.isTTY ? spin(title, progress) : beat(title, progress);
  return {
    end(isDone) {
      clearInterval(timer);
      const clear = process.stdout.isTTY ? '\r\x1b[2K' : '';
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${clear}${isDone ? '✓' : '✗'} ${title}  ${seconds} s`);
    },
  };
}

function spin(title, progress) {
  let frame = 0;
  return setInterval(() => {
    frame = (frame + 1) % FRAMES.length;
    process.stdout.write(`\r\x1b[2K${FRAMES[frame]} ${title}: ${progress()}`);
  }, FRAME_MS);
}

function beat(title, progress) {
  console.log(`… ${title}`);
  return setInterval(() => console.log(`  … ${progress()} packages`), HEARTBEAT_MS);
}
