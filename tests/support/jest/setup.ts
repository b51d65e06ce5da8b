// Only tests with a DOM load setup-dom.ts, because loading it takes longer than most test files take to run.
if (typeof document !== 'undefined') require('./setup-dom.ts');
