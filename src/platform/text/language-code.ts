/** `en`, `da-DK`, `zh-Hans-CN`, and codes that a CMS defines, such as `en-x-kids`. Safe as a path segment. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/i;
