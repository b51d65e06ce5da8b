import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../support/servers.ts';

const isListening = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`start brings up both servers and says where they are; ${signal} leaves nothing behind`, async () => {
    const ports = { cms: await findFreePort(), site: await findFreePort() };
    const started = spawn(process.execPath, ['scripts/start.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOCAL_CMS_PORT: String(ports.cms),
        PORT: String(ports.site),
      },
    });
    let output = '';
    started.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const exited = new Promise((resolve) => started.once('exit', resolve));

    await expect.poll(() => output, { timeout: 60_000 }).toContain('Ctrl-C stops everything');
    expect(output).toContain(`http://localhost:${ports.site}`);
    expect(output).toContain(`http://localhost:${ports.cms}`);
    expect(await (await fetch(`http://localhost:${ports.site}/da/about`)).text()).toContain('<h1');

    started.kill(signal);
    await exited;
    expect(await isListening(ports.site)).toBe(false);
    expect(await isListening(ports.cms)).toBe(false);
  });
}
