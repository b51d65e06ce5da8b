import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { EnvironmentSchema } from '@/platform/config/environment-schema';

const FOLDER = 'deploy/kubernetes';

const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => ({
    file,
    object: document.toJS(),
  })),
);

const find = (kind: string, name: string) => {
  const found = manifests.find(({ object }) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found.object;
};

/** Writes the manifests as object literals, in which TypeScript refuses unknown properties. */
function toSource(): string {
  const lines = manifests.map(({ object }, index) => {
    const model = `kubernetes-models/${object.apiVersion}/${object.kind}`;
    return `export const m${index}: import('${model}').I${object.kind} = ${JSON.stringify(object)};`;
  });
  return lines.join('\n');
}

/** Returns the errors of each source. */
function listTypeErrors(sources: readonly string[]): string[][] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const files = new Map(
    sources.map((source, index) => [path.resolve(FOLDER, `manifests-${index}.ts`), source]),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const source = files.get(name);
    return source === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, source, ts.ScriptTarget.ES2024);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

test('the manifests have the properties that Kubernetes needs, and no others', () => {
  const source = toSource();
  const [errors, unknown, missing] = listTypeErrors([
    source,
    source.replace('"readinessProbe"', '"readinesProbe"'),
    source.replace('"serviceName"', '"podManagementPolicy"'),
  ]);
  expect(errors).toEqual([]);
  expect(unknown).toHaveLength(1);
  expect(missing).not.toEqual([]);
});

test('kustomization.yaml lists every file without secrets', () => {
  const [kustomization] = parseAllDocuments(readFileSync(path.join(FOLDER, 'kustomization.yaml'), 'utf8'));
  expect(kustomization?.toJS().resources.toSorted()).toEqual(
    files.filter((file) => file !== 'secret.example.yaml').toSorted(),
  );
});

test('every container runs without root, privileges and a writable file system, and has limits', () => {
  const pods = manifests.flatMap(({ object }) => object.spec?.template?.spec ?? []);
  expect(pods).toHaveLength(3);
  for (const pod of pods) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    for (const container of pod.containers) {
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { requests: { memory: expect.anything() }, limits: { memory: expect.anything() } },
        readinessProbe: expect.anything(),
        livenessProbe: expect.anything(),
      });
    }
  }
});

test('a node has the time to stop that the site takes by default', () => {
  const { SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = EnvironmentSchema.shape;
  const longest = (SHUTDOWN_DELAY_MS.parse(undefined) + SHUTDOWN_TIMEOUT_MS.parse(undefined)) / 1000;
  const { terminationGracePeriodSeconds } = find('StatefulSet', 'site').spec.template.spec;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(longest);
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(longest);
});

test('the cache knows as many nodes as there can be, and each has a service', () => {
  const [nginx] = find('StatefulSet', 'cache').spec.template.spec.containers;
  const hosts = nginx.env[0].value.split(' ').map((node: string) => node.replace(/:3000$/, ''));
  expect(hosts).toHaveLength(find('HorizontalPodAutoscaler', 'site').spec.maxReplicas);
  for (const [index, host] of hosts.entries()) {
    const pod = { 'statefulset.kubernetes.io/pod-name': `site-${index}` };
    expect(find('Service', host).spec.selector).toEqual(pod);
  }
});

test('the nodes purge every pod of the cache, and only variables of the site are set', () => {
  const { data } = find('ConfigMap', 'site');
  const pods = Array.from(
    { length: find('StatefulSet', 'cache').spec.replicas },
    (_, index) => `http://cache-${index}.cache-pods:8081`,
  );
  expect(data.CDN_PURGE_URLS).toBe(pods.join(','));
  const names = [...Object.keys(data), ...Object.keys(find('Secret', 'site').stringData)];
  expect(Object.keys(EnvironmentSchema.shape)).toEqual(expect.arrayContaining(names));
});

test('Prometheus finds and may read the metrics of each node', () => {
  const { template } = find('StatefulSet', 'site').spec;
  const { PROMETHEUS_HOST, PROMETHEUS_PORT } = find('ConfigMap', 'site').data;
  expect(PROMETHEUS_HOST).toBe('0.0.0.0');
  expect(template.metadata.annotations).toEqual({
    'prometheus.io/path': '/metrics',
    'prometheus.io/port': PROMETHEUS_PORT,
    'prometheus.io/scrape': 'true',
  });
  const [{ ports }] = template.spec.containers;
  expect(ports).toContainEqual({ name: 'metrics', containerPort: Number(PROMETHEUS_PORT) });
  const { ingress } = find('NetworkPolicy', 'site').spec;
  expect(ingress.flatMap((rule: { ports: unknown[] }) => rule.ports)).toContainEqual({ port: 'metrics' });
});
