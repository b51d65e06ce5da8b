// The error texts of forms (spec §8). A separate file, because every page downloads error-catalogue.ts and the bundler
// does not split a module.

/** Unlike SECTION_PROBLEM, the text for visitors, it has no full stop. */
export const FORM_PROBLEM_WHILE_EDITING = 'There was a problem loading this section';

export const FORM_FETCH_FAILED = 'Failed to fetch form data';
