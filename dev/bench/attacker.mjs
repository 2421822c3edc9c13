// One client that sends calls at an even rate, whatever is answered: in a process of its own, because
// what it reads must not hold up the one that measures. Its argument is JSON.
const { url, paths, init, perSecond } = JSON.parse(process.argv[2]);

let turn = 0;
async function send() {
  const answer = await fetch(`${url}${paths[turn++ % paths.length]}`, init);
  // as fast as it comes, and none of it is kept
  await answer.body?.pipeTo(new WritableStream());
}

setInterval(() => {
  send().catch(() => undefined); // refused or cut off: it goes on
}, 1000 / perSecond);
process.once('disconnect', () => process.exit());
