// Empty on purpose: without this file, Next would run the site's file from a parent folder.
export function register() {}
