import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { settingNames } from '../src/config/environment';

const ROOT = path.resolve(__dirname, '..', '..');
const FOLDER = path.join(ROOT, 'deploy', 'kubernetes');
const read = (...names: string[]) => readFileSync(path.join(FOLDER, ...names), 'utf8');

const shop = useSharedShop();

const probeSchema = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.literal('http') }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int().optional(),
});

const containerSchema = z.strictObject({
  name: z.string(),
  image: z.enum(['harrow-backend', 'harrow-storefront']),
  command: z.tuple([z.literal('node'), z.string()]),
  envFrom: z.tuple([
    z.strictObject({ configMapRef: z.strictObject({ name: z.literal('settings') }) }),
    z.strictObject({ secretRef: z.strictObject({ name: z.literal('secrets') }) }),
  ]),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.strictObject({ name: z.literal('http'), containerPort: z.int() })).default([]),
  // each container is confined
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  lifecycle: z.unknown().optional(),
  startupProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string().regex(/^\d+[MG]i$/) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});

const podSchema = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
  terminationGracePeriodSeconds: z.int().optional(),
  topologySpreadConstraints: z.array(z.unknown()).optional(),
  restartPolicy: z.literal('Never').optional(),
  initContainers: z.array(containerSchema).default([]),
  containers: z.array(containerSchema).min(1),
  volumes: z.array(
    z.union([
      z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: z.string() }) }),
      z.strictObject({
        name: z.string(),
        persistentVolumeClaim: z.strictObject({ claimName: z.string() }),
      }),
    ]),
  ),
});

const objectSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

const workloadSchema = z.looseObject({
  spec: z.looseObject({ template: z.looseObject({ spec: podSchema }) }),
});

const files = readdirSync(path.join(FOLDER, 'base')).filter(
  (name) => name !== 'kustomization.yaml',
);
const objects = files.flatMap((name) =>
  parseAllDocuments(read('base', name)).map((document) => objectSchema.parse(document.toJS())),
);
const workloads = objects.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));
const pods = workloads.map((workload) => workloadSchema.parse(workload).spec.template.spec);
const containers = pods.flatMap((pod) => [...pod.initContainers, ...pod.containers]);
const namesIn = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);

it('has two deployments and a job whose containers are confined', () => {
  expect(workloads.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Deployment backend',
    'Job release',
    'Deployment storefront',
  ]);
  for (const pod of pods) {
    const volumes = pod.volumes.map(({ name }) => name).sort();
    const mounted = [...pod.initContainers, ...pod.containers].flatMap(({ volumeMounts }) =>
      volumeMounts.map(({ name }) => name),
    );
    expect([...new Set(mounted)].sort()).toEqual(volumes);
  }
});

it('runs programs that the build writes', () => {
  for (const { command } of containers) {
    expect([command[1], existsSync(path.join(ROOT, command[1]))]).toEqual([command[1], true]);
  }
});

it('gives known settings, and every one that a start needs', () => {
  const serve = readFileSync(path.join(ROOT, 'storefront', 'server', 'serve.ts'), 'utf8');
  const required = [...serve.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name);
  const given = namesIn(read('example', 'settings.env') + read('example', 'secrets.env'));
  const ofPods = containers.flatMap(({ env }) => env.map(({ name }) => name));
  const known = [...settingNames, ...required, 'NODE_OPTIONS'];
  expect([...given, ...ofPods].filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(given).size).toBe(given.length);
  const compose = readFileSync(path.join(ROOT, 'backend/src/config/setting-rules.ts'), 'utf8');
  const needed = [...compose.matchAll(/^ {2}([A-Z][A-Z_]+): '/gm)].map(([, name = '']) => name);
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((name) => !given.includes(name))).toEqual([]);
});

it('probes addresses that answer', async () => {
  const probed = containers.flatMap(({ image, startupProbe, livenessProbe, readinessProbe }) =>
    [startupProbe, livenessProbe, readinessProbe].flatMap((probe) =>
      probe ? [{ image, path: probe.httpGet.path }] : [],
    ),
  );
  expect(probed).toHaveLength(6);
  const server = readFileSync(path.join(ROOT, 'storefront', 'server', 'server.ts'), 'utf8');
  for (const { image, path: address } of probed) {
    if (image === 'harrow-storefront') expect(server).toContain(`'${address}'`);
    else expect([address, (await fetch(shop.url + address)).status]).toEqual([address, 200]);
  }
});

it('names in Kustomize what exists, and routes to the services', () => {
  const base = z
    .looseObject({ resources: z.array(z.string()) })
    .parse(parse(read('base', 'kustomization.yaml')));
  expect([...base.resources].sort()).toEqual([...files].sort());
  const example = z
    .looseObject({ images: z.array(z.looseObject({ name: z.string() })) })
    .parse(parse(read('example', 'kustomization.yaml')));
  const images = [...new Set(containers.map(({ image }) => image))].sort();
  expect(example.images.map(({ name }) => name).sort()).toEqual(images);
  const services = objects.filter(({ kind }) => kind === 'Service');
  const routed = [...read('example', 'ingress.yaml').matchAll(/service: \{ name: (\w+)/g)];
  expect(routed.map(([, name]) => name).sort()).toEqual(
    services.map(({ metadata }) => metadata.name).sort(),
  );
});
