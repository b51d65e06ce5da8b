import { toAuditResult } from './audit-result.ts';

const toOutput = (severities: Record<string, string>) => {
  const counts: Record<string, number> = { low: 0, high: 0, critical: 0, total: 0 };
  for (const severity of Object.values(severities)) counts[severity] = (counts[severity] ?? 0) + 1;
  const vulnerabilities = Object.fromEntries(
    Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
  );
  return JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });
};

test.each([
  [{}, 'no known vulnerabilities', false],
  [{ a: 'low' }, '1 low', false],
  [{ a: 'low', b: 'high' }, '1 low, 1 high: b (high)', true],
  [{ a: 'critical' }, '1 critical: a (critical)', true],
])('the vulnerabilities %j are reported as "%s"', (severities, message, isBad) => {
  expect(toAuditResult(toOutput(severities))).toEqual({ message, isBad });
});

test.each([
  'request to https://registry.test failed, reason: connect ECONNREFUSED',
  '405 Method Not Allowed - POST https://registry.test',
])('a registry that says "%s" fails nothing, but the result says that nothing was checked', (reason) => {
  const output = JSON.stringify({ message: reason, error: { summary: '', detail: '' } });
  expect(toAuditResult(output)).toEqual({
    message: expect.stringMatching(/^NOT DONE: .*http/),
    isBad: false,
  });
});

test.each(['', 'npm error', '[]', '{"error":{"code":"ENOLOCK","summary":"needs a lockfile"}}'])(
  'the output %j is no audit and fails',
  (output) => {
    expect(toAuditResult(output)).toEqual({
      message: expect.stringContaining(`npm made no audit: ${output}`),
      isBad: true,
    });
  },
);
