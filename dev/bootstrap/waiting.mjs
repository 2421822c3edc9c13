const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_MS = 120;
const HEARTBEAT_MS = 10_000;

/**
 * Shows that a long step is running: a moving counter on a terminal, a line every 10 s elsewhere.
 * `end` shows the outcome.
 */
export function showWaiting(title) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const timer = process.stdout.isTTY ? spin(title, seconds) : beat(title, seconds);
  return {
    end(isDone) {
      clearInterval(timer);
      const clear = process.stdout.isTTY ? '\r\x1b[2K' : '';
      console.log(`${clear}${isDone ? '✓' : '✗'} ${title}  ${seconds()} s`);
    },
  };
}

function spin(title, seconds) {
  let frame = 0;
  return setInterval(() => {
    frame = (frame + 1) % FRAMES.length;
    process.stdout.write(`\r\x1b[2K${FRAMES[frame]} ${title}  ${seconds()} s`);
  }, FRAME_MS);
}

function beat(title, seconds) {
  console.log(`… ${title}`);
  return setInterval(() => console.log(`  … still at it after ${seconds()} s`), HEARTBEAT_MS);
}
