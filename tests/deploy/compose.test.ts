import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';

const FILE = 'deploy/compose.yaml';

// Rules about the order of lines, and those that a variable in a port or an image that is built here cannot meet.
const NOT_CHECKED = [
  'no-build-and-image',
  'no-unbound-port-interfaces',
  'require-quotes-in-ports',
  'service-keys-order',
  'top-level-properties-order',
];

const compose = parse(readFileSync(FILE, 'utf8'), { merge: true });

test('the linter finds no fault in compose.yaml', () => {
  const rules = Object.fromEntries(NOT_CHECKED.map((name) => [name, 0] as const));
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const results = linter.lintFiles([FILE], false);
  expect(
    results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
  ).toEqual([]);
});

test('every container is read-only, without privileges, and limited in memory', () => {
  for (const service of Object.values(compose.services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
    });
  }
});

test('only the cache is reachable from outside, and it knows the addresses of the nodes', () => {
  const { cache, ...others } = compose.services;
  expect(cache.ports).toHaveLength(1);
  for (const service of Object.values(others)) expect(service).not.toHaveProperty('ports');
  const nodes = ['node-1', 'node-2'].map((name) => compose.services[name].networks.marquee.ipv4_address);
  expect(cache.environment.SITE_NODES).toBe(nodes.map((address) => `${address}:3000`).join(' '));
});
