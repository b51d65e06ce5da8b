// The error texts of forms (spec §8) are not in error-catalogue.ts, because every page downloads that file.

/** Shown to editors. SECTION_PROBLEM, which visitors see, has the same words and ends with a full stop. */
export const FORM_PROBLEM_WHILE_EDITING = 'There was a problem loading this section';

export const FORM_FETCH_FAILED = 'Failed to fetch form data';
