/** `en`, `da-DK`, `zh-Hans-CN` and the CMS's own kinds, such as `en-x-kids`; safe as a part of a path. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/i;
