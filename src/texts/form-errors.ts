// The error texts of forms (spec §8). Not in error-catalogue.ts, because every page downloads that file.

/** For editors. SECTION_PROBLEM, which visitors see, ends with a full stop and this text does not. */
export const FORM_PROBLEM_WHILE_EDITING = 'There was a problem loading this section';

export const FORM_FETCH_FAILED = 'Failed to fetch form data';
