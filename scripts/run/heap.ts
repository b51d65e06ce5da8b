/**
 * Node's options for a node of the site in 512 MB. package.json, deploy/Dockerfile and docs/operations.md repeat them; a
 * test compares.
 */
export const HEAP_OPTIONS = '--max-old-space-size=224 --max-semi-space-size=16';
