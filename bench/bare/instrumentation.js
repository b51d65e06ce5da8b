// Empty on purpose: Next looks for this file in the folders above too, and would run the site's.
export function register() {}
