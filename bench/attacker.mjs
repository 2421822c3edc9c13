// A client that sends calls at a constant rate regardless of the answers. It runs in a separate
// process, so that it does not slow down the measuring process. Its argument is JSON.
const { url, paths, init, perSecond } = JSON.parse(process.argv[2]);

let turn = 0;
async function send() {
  const answer = await fetch(`${url}${paths[turn++ % paths.length]}`, init);
  // reads at full speed and discards the data
  await answer.body?.pipeTo(new WritableStream());
}

setInterval(() => {
  send().catch(() => undefined); // ignores refused and broken connections
}, 1000 / perSecond);
process.once('disconnect', () => process.exit());
