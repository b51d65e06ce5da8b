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

test('a port that is taken is an error', async () => {
  const taken = await listen(createServer());
  const port = Number(new URL(taken.url).port);
  await expect(startTelemetry({ prometheus: { host: 'localhost', port } }, logger)).rejects.toThrow(
    'EADDRINUSE',
  );
  await taken.stop();
});
