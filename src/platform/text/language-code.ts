/** Matches language codes such as `en`, `da-DK`, `zh-Hans-CN` and `en-x-kids`. A match is safe as a path segment. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/i;
