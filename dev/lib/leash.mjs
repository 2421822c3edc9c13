// Loaded into a program of another maker (npm, tsc, Vite) with `--import`: it ends when the process
// that started it has gone, even by SIGKILL, which nobody could pass on to it.
process.on('disconnect', () => process.exit(1));
// The listener above would keep a program alive that has nothing more to do.
process.channel?.unref();
