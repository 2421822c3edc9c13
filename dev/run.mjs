// `npm start`, `npm test`, `npm run dev`: plain JavaScript without a dependency, because it runs
// before anything is installed. Only this file must be readable to an old Node.
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (isSupported) {
  // Not `await`, which a Node before 14.8 would stumble over instead of reading on.
  import('./bootstrap/run.mjs').then(({ run }) => run(process.argv[2], process.argv.slice(3)));
} else {
  console.error(
    `Harrow needs Node 20.19 or newer (of version 22: 22.12 or newer) and this is ${process.versions.node}: install a current one from https://nodejs.org.`,
  );
  process.exit(1);
}
