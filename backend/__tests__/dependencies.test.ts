import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { z } from 'zod';

const ROOT = path.resolve(__dirname, '..', '..');

/** Licenses allowed for dependencies; docs/dependencies.md lists their conditions. */
const ALLOWED = [
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0)$/,
  /^(CC0-1\.0|Unlicense|Python-2\.0)$/,
  /^\(MIT OR CC0-1\.0\)$|^\(MIT AND BSD-3-Clause\)$|^Apache-2\.0 AND MIT$/,
];

/** Licenses allowed for certain packages only. */
const EXCEPTIONS: Record<string, RegExp> = {
  'OFL-1.1': /^@fontsource-variable\//, // fonts, distributed unmodified
  'CC-BY-4.0': /^caniuse-lite$/, // data that is only used in builds
  // libvips, dynamically linked and unmodified
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-/,
};

const manifest = z.looseObject({
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(), // set for a package that is installed under another name
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      // very old packages have a list
      engines: z.union([z.record(z.string(), z.string()), z.array(z.string())]).optional(),
    }),
  ),
});

const MIT_TEXT = /\bMIT\b|Permission is hereby granted, free of charge/;

/**
 * Finds the license of old packages that the lock file omits: in another member, or in a text file.
 */
function licenseInPackage(folder: string): string | undefined {
  const directory = path.join(ROOT, folder);
  const { license, licenses } = manifest.parse(
    JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')),
  );
  if (JSON.stringify(license ?? licenses ?? '').includes('"MIT"')) return 'MIT';
  const texts = readdirSync(directory).filter((name) => /^(licen[cs]e|readme)/i.test(name));
  const isMit = texts.some((name) =>
    MIT_TEXT.test(readFileSync(path.join(directory, name), 'utf8')),
  );
  return isMit ? 'MIT' : undefined;
}

/** The versions without known vulnerabilities of packages that had some. */
const FIXED_VERSIONS: Record<string, string> = {
  '@babel/traverse': '>=7.23.2', // CVE-2023-45133
  axios: '>=0.30.2 <1 || >=1.12.0', // CVE-2025-58754, CVE-2025-27152, CVE-2023-45857
  'body-parser': '>=1.20.3', // CVE-2024-45590
  cookie: '>=0.7.0', // CVE-2024-47764
  express: '>=4.20.0', // CVE-2024-43796, CVE-2024-29041
  'form-data': '>=2.5.4 <3 || >=4.0.4', // CVE-2025-7783
  jsonwebtoken: '>=9.0.0', // CVE-2022-23529, -23539, -23540, -23541
  multer: '>=2.0.2', // CVE-2025-47935, -47944, -48997, -7338
  'on-headers': '>=1.1.0', // CVE-2025-7339
  passport: '>=0.6.0', // CVE-2022-25896
  'path-to-regexp': '>=0.1.12', // CVE-2024-45296, CVE-2024-52798
  qs: '>=6.14.1', // CVE-2025-15284
  semver: '>=5.7.2 <6 || >=6.3.1 <7 || >=7.5.2', // CVE-2022-25883
  send: '>=0.19.0', // CVE-2024-43799
  'serve-static': '>=1.16.0', // CVE-2024-43800
  'webpack-dev-server': '>=5.2.1', // CVE-2025-30359, CVE-2025-30360
  ws: '>=7.5.10 <8 || >=8.17.1', // CVE-2024-37890
};

const isAllowed = (name: string, license: string): boolean =>
  ALLOWED.some((pattern) => pattern.test(license)) || (EXCEPTIONS[license]?.test(name) ?? false);

/** The folders of the projects: the shop, and the stock admin, whose pages production serves. */
const PROJECTS = ['.', 'stock-admin'];

const readJson = (...names: string[]): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, ...names), 'utf8'));

const { node: promised } = z
  .object({ engines: z.object({ node: z.string().startsWith('>=') }) })
  .transform(({ engines }) => engines)
  .parse(readJson('package.json'));

/** Every copy of a third-party package in a lock file, by its folder. */
const locked = PROJECTS.flatMap((project) =>
  Object.entries(lockSchema.parse(readJson(project, 'package-lock.json')).packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, entry]) => ({
      folder: path.join(project, folder),
      name: folder.replace(/^.*node_modules\//, ''),
      ...entry,
    })),
);

/** Those that production installs, or serves as part of the stock admin. */
const installed = locked.filter(({ dev }) => !dev);

it('has only production packages with allowed licenses', () => {
  expect(installed.length).toBeGreaterThan(500);
  const refused = installed.flatMap(({ folder, name, license }) => {
    const isDeclared = license && !license.startsWith('SEE LICENSE');
    // packages for other platforms are not installed and not checked
    if (!isDeclared && !existsSync(path.join(ROOT, folder))) return [];
    const found = isDeclared ? license : licenseInPackage(folder);
    return found && isAllowed(name, found) ? [] : [`${folder}: ${found ?? 'none'}`];
  });
  expect(refused).toEqual([]);
});

const billOfMaterials = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      hashes: z.tuple([z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })]),
    }),
  ),
});

it('lists each production package once in the bill of materials', () => {
  const text = execFileSync(process.execPath, [path.join(ROOT, 'dev', 'sbom.mjs')], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 ** 2,
  });
  const { components } = billOfMaterials.parse(JSON.parse(text));
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  const wanted = installed.map(({ name, version = '' }) => `${name} ${version}`);
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
  // run by the backend, the storefront's server and the build of the stock admin
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sharp', 'pdfkit', '@medusajs/medusa', '@medusajs/admin-ui']),
  );
  expect(components.map(({ purl }) => purl).join(' ')).toContain('pkg:npm/%40medusajs/medusa@1.20');
});

it.each(Object.entries(FIXED_VERSIONS))('has only copies of %s %s in production', (name, fixed) => {
  const copies = installed.filter((copy) => copy.name === name);
  expect(copies).not.toEqual([]);
  expect(copies.filter(({ version = '' }) => !satisfies(version, fixed))).toEqual([]);
});

it('runs every package, of development too, on the oldest Node that the README promises', () => {
  const oldest = promised.slice('>='.length);
  const refusing = locked.flatMap(({ folder, engines = {} }) => {
    const range = Array.isArray(engines) ? undefined : engines.node;
    return range === undefined || satisfies(oldest, range) ? [] : [`${folder}: ${range}`];
  });
  expect(refusing).toEqual([]);
});

const overrides = PROJECTS.flatMap((project) =>
  Object.keys(
    z
      .object({ overrides: z.record(z.string(), z.string()) })
      .parse(readJson(project, 'package.json')).overrides,
  ),
);

it('explains every override in docs/dependencies.md', () => {
  const text = readFileSync(path.join(ROOT, 'docs', 'dependencies.md'), 'utf8');
  const unexplained = overrides.filter((name) => !text.includes(`| \`${name}\``));
  expect(unexplained).toEqual([]);
});

/** A rule of renovate.json, which holds its packages back if it has one of the optional members. */
const renovateRule = z.object({
  matchPackageNames: z.array(z.string()).default([]),
  allowedVersions: z.string().optional(),
  enabled: z.literal(false).optional(),
  dependencyDashboardApproval: z.literal(true).optional(),
});

it('holds back every override in renovate.json', () => {
  const { packageRules } = z
    .object({ packageRules: z.array(renovateRule) })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'renovate.json'), 'utf8')));
  const heldBack = packageRules.flatMap(({ matchPackageNames, ...limits }) =>
    Object.keys(limits).length > 0 ? matchPackageNames : [],
  );
  expect(overrides.filter((name) => !heldBack.includes(name))).toEqual([]);
});
