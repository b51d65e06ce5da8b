// Only tests with a DOM load this setup: loading it takes longer than most test files take to run.
if (typeof document !== 'undefined') require('./setup-dom.ts');
