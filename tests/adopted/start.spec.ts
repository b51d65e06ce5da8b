import { expect, test } from '@playwright/test';
import { expectNothingLeft, signalOne, startByNpm, stopAllOfNpm } from '../support/servers/npm-run.ts';

test.afterEach(stopAllOfNpm);

test('npm start starts both servers and prints their URLs', async () => {
  const started = await startByNpm('start');
  const [site, cms] = started.ports;
  await expect.poll(started.output).toContain('Ctrl-C stops everything');
  expect(started.output()).toContain(`http://localhost:${site}`);
  expect(started.output()).toContain(`http://localhost:${cms}`);
  expect(await (await fetch(`http://localhost:${site}/da/about`)).text()).toContain('<h1');
  signalOne(started, 'npm', 'SIGTERM');
  await expectNothingLeft(started);
});

for (const [script, name, signals] of [
  ['start', 'npm', ['SIGINT', 'SIGKILL']],
  ['start', 'the script', ['SIGTERM', 'SIGKILL']],
  ['start', 'the site', ['SIGKILL']],
  ['start', 'the local CMS', ['SIGKILL']],
] as const) {
  for (const signal of signals) {
    test(`npm run ${script}: ${signal} to ${name} stops all processes`, async () => {
      const started = await startByNpm(script);
      signalOne(started, name, signal);
      await expectNothingLeft(started);
    });
  }
}

test('npm run dev: SIGKILL to the site stops all processes', async () => {
  const started = await startByNpm('dev');
  signalOne(started, 'the site', 'SIGKILL');
  await expectNothingLeft(started);
});
