// Prints the bill of materials of production, CycloneDX 1.5 in JSON: the packages of both lock files that
// are not for development only. `npm sbom --omit=dev` leaves out a package that production needs if any
// workspace names it in its devDependencies, and reads one lock file.
import { readFileSync } from 'node:fs';

const LOCK_FILES = ['../package-lock.json', '../stock-admin/package-lock.json'];

/** The notation of lock files (`sha512-…`, base64) in that of CycloneDX. */
function hashesOf(integrity = '') {
  return integrity.split(' ').flatMap((hash) => {
    const [, bits, base64] = /^sha(1|256|384|512)-(.+)$/.exec(hash) ?? [];
    return bits
      ? [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }]
      : [];
  });
}

/** A text such as “SEE LICENSE IN …” is not an SPDX expression. */
const licensesOf = (license) =>
  /^\(?[\w.+-]+\)?( (OR|AND|WITH) |$)/.test(license)
    ? [{ expression: license }]
    : [{ license: { name: license } }];

function component(folder, { name = folder.replace(/^.*node_modules\//, ''), ...entry }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${entry.version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: entry.version,
    scope: entry.optional ? 'optional' : 'required',
    hashes: hashesOf(entry.integrity),
    ...(entry.license && { licenses: licensesOf(entry.license) }),
    purl,
  };
}

const texts = LOCK_FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
const components = new Map();
for (const text of texts) {
  for (const [folder, entry] of Object.entries(JSON.parse(text).packages)) {
    if (!folder.includes('node_modules/') || entry.link || entry.dev) continue;
    const made = component(folder, entry);
    // needed by one copy is needed
    if (components.get(made.purl)?.scope !== 'required') components.set(made.purl, made);
  }
}

const { name, version } = JSON.parse(texts[0]);
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
};
console.log(JSON.stringify(bill, null, 2));
