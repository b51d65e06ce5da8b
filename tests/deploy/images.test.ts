import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { HEAP_OPTIONS } from '../../scripts/run/heap.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const listInstructions = (file: string) =>
  DockerfileParser.parse(read(file))
    .getInstructions()
    .map((instruction) => ({
      keyword: instruction.getKeyword(),
      text: instruction.getArgumentsContent() ?? '',
    }));

const files = ['deploy/Dockerfile', 'deploy/nginx/Dockerfile'];

test.each(files)('%s has no fault that the linter finds', (file) => {
  expect(validate(read(file)).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test.each(files)('the container of %s runs without root, is checked, and gets signals itself', (file) => {
  const instructions = listInstructions(file);
  const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));
  const find = (name: string) => lastStage.findLast(({ keyword }) => keyword === name)?.text;
  expect(find('USER')).toMatch(/^(?!root$|0$)\w/);
  expect(find('ENTRYPOINT')).toMatch(/^\[/);
  expect(find('HEALTHCHECK')).toMatch(/CMD \[/);
  expect(find('HEALTHCHECK')).not.toMatch(/curl|wget/);
});

test('a container counts as healthy only when the site is ready, because a roll-out waits for it', () => {
  expect(read('deploy/Dockerfile')).toMatch(/HEALTHCHECK[^\n]*\\\n[^\n]*\/api\/readyz/);
});

test.each(files)('%s names no secret and copies no environment file', (file) => {
  for (const { keyword, text } of listInstructions(file)) {
    if (['ARG', 'ENV', 'COPY'].includes(keyword))
      expect(text).not.toMatch(/secret|key|token|password|\.env/i);
    expect(keyword).not.toBe('ADD');
  }
});

test('the context of the image has no secrets and no builds', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining([
      '.git',
      '**/.env',
      '**/.env.local',
      '**/node_modules',
      '**/.next',
      'releases',
      'local-cms/.data',
    ]),
  );
});

test('images and XM Cloud use the version of Node that the tests use', () => {
  const { devDependencies, scripts } = JSON.parse(read('package.json'));
  expect(read('deploy/Dockerfile')).toContain(`ARG NODE_IMAGE=node:${devDependencies.node}-bookworm-slim`);
  const { renderingHosts } = JSON.parse(read('xmcloud.build.json'));
  expect(renderingHosts.marquee.nodeVersion).toBe(devDependencies.node);
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining([renderingHosts.marquee.buildCommand, renderingHosts.marquee.runCommand]),
  );
});

test('npm, the image and the docs run a node with the same heap', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(scripts.serve).toContain(HEAP_OPTIONS);
  expect(read('deploy/Dockerfile')).toContain(`NODE_OPTIONS="${HEAP_OPTIONS}"`);
  expect(read('docs/operations.md')).toContain(`NODE_OPTIONS='${HEAP_OPTIONS}'`);
});
