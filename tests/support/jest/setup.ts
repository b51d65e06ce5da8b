// Loaded only for tests with a DOM, because loading it takes longer than most test files take to run.
if (typeof document !== 'undefined') require('./setup-dom.ts');
