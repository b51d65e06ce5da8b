import { createServer } from 'node:http';
import { metrics } from '@opentelemetry/api';
import { listen } from '@tests/servers/listen';
import { runShutdownTasks } from '../process/on-shutdown';
import { countError } from './counters';
import { METRICS } from './metrics';
import { startTelemetry } from './start-telemetry';

const logger = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

afterEach(async () => {
  await runShutdownTasks();
  metrics.disable();
});

test('Prometheus gets the metrics, those of the process and those that were counted', async () => {
  const free = await listen(createServer());
  await free.stop();
  const port = Number(new URL(free.url).port);
  await startTelemetry({ prometheus: { host: 'localhost', port } }, logger);
  countError('cms-timeout');
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  expect(text).toContain('marquee_errors_total{type="cms-timeout"} 1');
  for (const { name } of [METRICS.memory, METRICS.eventLoop])
    expect(text).toContain(name.replaceAll('.', '_'));
  expect(text).toMatch(/marquee_process_memory\{kind="rss"\} \d{7,}/);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
});

test('every reader sees a delay of the event loop, however many ask', async () => {
  const free = await listen(createServer());
  await free.stop();
  const port = Number(new URL(free.url).port);
  await startTelemetry({ prometheus: { host: 'localhost', port } }, logger);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const until = performance.now() + 300;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (let reader = 0; reader < 2; reader++) {
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
    const [, seconds] = /marquee_event_loop_delay\{quantile="max"\} (\S+)/.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0.2);
  }
});

test('a port that is taken is an error', async () => {
  const taken = await listen(createServer());
  const port = Number(new URL(taken.url).port);
  await expect(startTelemetry({ prometheus: { host: 'localhost', port } }, logger)).rejects.toThrow(
    new RegExp(`^PROMETHEUS_PORT: cannot listen on port ${port} .*EADDRINUSE`),
  );
  await taken.stop();
});
