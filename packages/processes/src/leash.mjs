// Loaded into a third-party program (npm, tsc, Vite) with `--import`: ends the program when its
// parent process ends, even by SIGKILL, which a parent cannot pass on.
process.on('disconnect', () => process.exit(1));
// the listener above would keep a finished program alive
process.channel?.unref();
