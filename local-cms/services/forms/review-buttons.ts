// The names of the buttons of the review. No field can have such a name. The form's script imports this file.
export const CHANGE = '_change';
export const REVIEWED = '_reviewed';
