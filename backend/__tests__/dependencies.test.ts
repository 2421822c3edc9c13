import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const ROOT = path.resolve(__dirname, '..', '..');

/** Licences under which a package may be part of the shop; docs/dependencies.md says what they ask. */
const ALLOWED = [
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0)$/,
  /^(CC0-1\.0|Unlicense|Python-2\.0)$/,
  /^\(MIT OR CC0-1\.0\)$|^\(MIT AND BSD-3-Clause\)$|^Apache-2\.0 AND MIT$/,
];

/** Allowed for these only. */
const EXCEPTIONS: Record<string, RegExp> = {
  'OFL-1.1': /^@fontsource-variable\//, // fonts, sent as they are
  'CC-BY-4.0': /^caniuse-lite$/, // a table that builds read
  // libvips, loaded as a library of its own and not changed
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
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const MIT_TEXT = /\bMIT\b|Permission is hereby granted, free of charge/;

/** Old packages name their licence elsewhere than the lock file looks: in another member, or a text. */
function licenceInPackage(folder: string): string | undefined {
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

/** The first version without a known hole, one for each line of versions that is still mended. */
const MENDED: Record<string, string[]> = {
  '@babel/traverse': ['7.23.2'], // CVE-2023-45133
  axios: ['0.30.2', '1.12.0'], // CVE-2025-58754, CVE-2025-27152, CVE-2023-45857
  'body-parser': ['1.20.3'], // CVE-2024-45590
  cookie: ['0.7.0'], // CVE-2024-47764
  express: ['4.20.0'], // CVE-2024-43796, CVE-2024-29041
  'form-data': ['2.5.4', '4.0.4'], // CVE-2025-7783
  jsonwebtoken: ['9.0.0'], // CVE-2022-23529, -23539, -23540, -23541
  multer: ['2.0.2'], // CVE-2025-47935, -47944, -48997, -7338
  'on-headers': ['1.1.0'], // CVE-2025-7339
  passport: ['0.6.0'], // CVE-2022-25896
  'path-to-regexp': ['0.1.12'], // CVE-2024-45296, CVE-2024-52798
  qs: ['6.14.1'], // CVE-2025-15284
  semver: ['5.7.2', '6.3.1', '7.5.2'], // CVE-2022-25883
  send: ['0.19.0'], // CVE-2024-43799
  'serve-static': ['1.16.0'], // CVE-2024-43800
  'webpack-dev-server': ['5.2.1'], // CVE-2025-30359, CVE-2025-30360
  ws: ['7.5.10', '8.17.1'], // CVE-2024-37890
};

const numbersOf = (version: string): number[] =>
  version.split('.').map((part) => parseInt(part, 10));

/** Whether a version is not older than another one. */
function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [numbersOf(version), numbersOf(least)];
  const index = need.findIndex((part, at) => part !== have[at]);
  return index < 0 || (have[index] ?? 0) > (need[index] ?? 0);
}

/** Whether a version is mended, by the first mended one of its line or, where there is none, the newest. */
function isMended(version: string, firsts: string[]): boolean {
  const ofLine = firsts.find((first) => numbersOf(first)[0] === numbersOf(version)[0]);
  return isAtLeast(version, ofLine ?? firsts.at(-1) ?? '');
}

const isAllowed = (name: string, licence: string): boolean =>
  ALLOWED.some((pattern) => pattern.test(licence)) || (EXCEPTIONS[licence]?.test(name) ?? false);

/** Every copy of a foreign package that production installs. */
const installed = Object.entries(
  lockSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))).packages,
)
  .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
  .map(([folder, entry]) => ({ folder, name: folder.replace(/^.*node_modules\//, ''), ...entry }));

it('has no package in production whose licence is not on the list', () => {
  expect(installed.length).toBeGreaterThan(500);
  const refused = installed.flatMap(({ folder, name, license }) => {
    const isNamed = license && !license.startsWith('SEE LICENSE');
    // what is for another machine is not installed, and not asked
    if (!isNamed && !existsSync(path.join(ROOT, folder))) return [];
    const licence = isNamed ? license : licenceInPackage(folder);
    return licence && isAllowed(name, licence) ? [] : [`${folder}: ${licence ?? 'none'}`];
  });
  expect(refused).toEqual([]);
});

it.each(Object.entries(MENDED))(
  'has no copy of %s from before %j in production',
  (name, firsts) => {
    const copies = installed.filter((copy) => copy.name === name);
    expect(copies).not.toEqual([]);
    expect(copies.filter(({ version = '' }) => !isMended(version, firsts))).toEqual([]);
  },
);

it('explains every override in docs/dependencies.md', () => {
  const { overrides } = z
    .object({ overrides: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
  const text = readFileSync(path.join(ROOT, 'docs', 'dependencies.md'), 'utf8');
  const silent = Object.keys(overrides).filter((name) => !text.includes(`| \`${name}\``));
  expect(silent).toEqual([]);
});
