import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settings } from './config.ts';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const documentsIn = (path: string): unknown[] =>
  parseAllDocuments(textOf(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
});
const pod = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    terminationGracePeriodSeconds: z.number().optional(),
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(10_001) }).loose(),
    containers: z.array(container).length(1),
    volumes: z.array(z.object({ name: z.string() }).loose()),
  }),
});
const manifest = z
  .object({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) })
  .loose();

const manifests = ['traslado.yaml', 'migrate.yaml', 'secrets.example.yaml'].flatMap((file) =>
  documentsIn(`deploy/kubernetes/${file}`).map((one) => manifest.parse(one)),
);
const of = (kind: string) => {
  const found = manifests.find((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const specOf = <T extends z.ZodType>(kind: string, shape: T): z.output<T> => shape.parse(of(kind).spec);

const version = z.object({ version: z.string() }).parse(JSON.parse(textOf('package.json'))).version;
const known = new Set(settings.map(({ name }) => name));
/** Names in an environment that are no settings of ours. */
const unknownIn = (environment: object): string[] =>
  Object.keys(environment).filter((name) => !known.has(name.replace(/_FILE$/, '')));

describe('the manifests', () => {
  const deployment = specOf(
    'Deployment',
    z.object({
      replicas: z.number().min(2),
      selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
      template: pod,
    }),
  );
  const job = specOf('Job', z.object({ template: pod }));
  const configMap = z.object({ data: z.record(z.string(), z.string()) }).parse(of('ConfigMap')).data;

  it.each([
    ['deployment', deployment.template],
    ['job', job.template],
  ])('mount in the %s no volume that it lacks, and run the image of this version', (_, { spec }) => {
    const volumes = spec.volumes.map(({ name }) => name);
    for (const { image, volumeMounts } of spec.containers) {
      expect(image).toBe(`traslado:${version}`);
      expect(volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
    }
  });

  it('ask the health of a process by port and path, and give it time to end', () => {
    const [one] = deployment.template.spec.containers;
    expect(one?.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(one?.livenessProbe?.httpGet).toEqual({ path: '/livez', port: 'http' });
    expect(one?.ports).toContainEqual({ name: 'http', containerPort: 3000 });
    expect(one?.ports).toContainEqual({ name: 'metrics', containerPort: Number(configMap.METRICS_PORT) });
    expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
  });

  it('select the pods of the deployment by service and budget, and not the pod of the job', () => {
    const { labels } = deployment.template.metadata;
    expect(deployment.selector.matchLabels).toEqual(labels);
    expect(specOf('Service', z.object({ selector: z.unknown() })).selector).toEqual(labels);
    const budget = z.object({ minAvailable: z.number(), selector: z.object({ matchLabels: z.unknown() }) });
    expect(specOf('PodDisruptionBudget', budget)).toEqual({
      minAvailable: 1,
      selector: { matchLabels: labels },
    });
    expect(job.template.metadata.labels).not.toEqual(labels);
    expect(job.template.spec.containers[0]?.command?.at(-1)).toBe('migrate');
  });

  it('set what the server reads, secrets from the files of the secret', () => {
    expect(unknownIn(configMap)).toEqual([]);
    const secrets = z.object({ stringData: z.record(z.string(), z.string()) }).parse(of('Secret')).stringData;
    const files = Object.entries(configMap).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, path]) => path).sort()).toEqual(
      Object.keys(secrets)
        .map((name) => `/run/secrets/traslado/${name}`)
        .sort(),
    );
  });
});

it('compose starts two processes behind nginx, read-only and after the tables are there', () => {
  const service = z
    .object({
      image: z.string(),
      read_only: z.boolean().optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
      secrets: z.array(z.string()).optional(),
    })
    .loose();
  const [file] = documentsIn('deploy/compose/compose.yaml');
  const { services, secrets } = z
    .object({ services: z.record(z.string(), service), secrets: z.record(z.string(), z.unknown()) })
    .parse(file);
  for (const name of ['one', 'two']) {
    const { image, read_only, environment = {}, depends_on } = services[name] ?? service.parse({});
    expect([image, read_only]).toEqual([`traslado:${version}`, true]);
    expect(unknownIn(environment)).toEqual([]);
    expect(depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect(textOf('deploy/compose/nginx.conf')).toContain(`server ${name}:3000`);
  }
  const asked = Object.values(services).flatMap((one) => [
    ...Object.keys(one.depends_on ?? {}).filter((name) => !(name in services)),
    ...(one.secrets ?? []).filter((name) => !(name in secrets)),
  ]);
  expect(asked).toEqual([]);
});

it('the image runs as a user of its own, from bundles, and is told no secret', () => {
  const lines = textOf('deploy/Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  expect(last).toContain('USER 10001:10001');
  expect(last).toContain('ENV NODE_ENV=production');
  expect(last.filter((line) => line.startsWith('RUN'))).toEqual([]);
  expect(last.at(-2)).toBe('CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]');
});

it('the image is made of the recommended Node, which the tests run on as well', () => {
  const [, recommended] = /const version = '(\d+)\./.exec(textOf('tools/next-node.mjs')) ?? [];
  const bases = [...textOf('deploy/Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
  expect(bases).toEqual([recommended, recommended, recommended]);
});

it('each rule of Prometheus has a paragraph in the runbook and a test that fires it, and the reverse', () => {
  const ruleFile = z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  });
  const fired = z.object({
    tests: z.array(z.object({ alert_rule_test: z.array(z.object({ alertname: z.string() })) })),
  });
  const rules = ruleFile
    .parse(documentsIn('deploy/prometheus/alerts.yaml')[0])
    .groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  const tried = fired
    .parse(documentsIn('deploy/prometheus/alerts.test.yaml')[0])
    .tests.flatMap((test) => test.alert_rule_test.map(({ alertname }) => alertname));
  const told = [...textOf('docs/runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(rules.length).toBeGreaterThan(5);
  expect(told).toEqual(rules);
  expect(tried).toEqual(rules);
});
