// `npm start`, `npm test`, `npm run dev`: plain JavaScript without dependencies, because it runs
// before installation. Only this file must parse in an old Node.
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (isSupported) {
  // not `await`, which is a syntax error before Node 14.8
  import('./bootstrap/run.mjs').then(({ run }) => run(process.argv[2], process.argv.slice(3)));
} else {
  console.error(
    `Harrow needs Node 20.19 or newer (of version 22: 22.12 or newer) and this is ${process.versions.node}: install a current one from https://nodejs.org.`,
  );
  process.exit(1);
}
