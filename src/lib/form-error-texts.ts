// What the error catalogue (spec §8) says of forms. A file of its own, because error-catalogue.ts comes with every page:
// the bundler does not divide a module between chunks.

/** Without the full stop of its twin for visitors. */
export const FORM_PROBLEM_WHILE_EDITING = 'There was a problem loading this section';

export const FORM_FETCH_FAILED = 'Failed to fetch form data';
