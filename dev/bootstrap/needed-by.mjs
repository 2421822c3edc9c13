/**
 * Returns the paths of the packages that a workspace needs, as `npm ci --workspace` installs them: what
 * it names, for development too, and what that names in turn. `packages` are those of the lock file.
 */
export function neededBy(workspace, packages) {
  const needed = new Set([`node_modules/@harrow/${workspace}`, workspace]);
  for (const path of needed) {
    for (const name of namedBy(packages[path], !path.includes('node_modules/'))) {
      const found = resolve(path, name, packages);
      if (found === undefined) continue; // an optional peer
      needed.add(found);
      if (packages[found].link) needed.add(packages[found].resolved);
    }
  }
  return [...needed].filter((path) => packages[path] !== undefined);
}

function namedBy(entry, isWorkspace) {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = entry ?? {};
  const named = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  return Object.keys(isWorkspace ? { ...named, ...devDependencies } : named);
}

// Like Node: in the folder's own node_modules, then in those of the folders above.
function resolve(path, name, packages) {
  for (let folder = path; ; folder = parent(folder)) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (folder === '') return undefined;
  }
}

function parent(folder) {
  const nested = folder.lastIndexOf('/node_modules/');
  if (nested > 0) return folder.slice(0, nested);
  return folder.startsWith('node_modules/') || !folder.includes('/')
    ? ''
    : folder.slice(0, folder.lastIndexOf('/'));
}
