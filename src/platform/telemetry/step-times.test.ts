import { toServerTiming } from './step-times';

test('formats the time of each step as Server-Timing', () => {
  const times = [
    { step: 'resolveSite', ms: 1.2345, answered: false },
    { step: 'showPage', ms: 0.001, answered: true },
  ];
  expect(toServerTiming(times)).toBe('resolveSite;dur=1.23, showPage;dur=0.00');
});
