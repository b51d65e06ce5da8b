/** The page editor writes the id of the browser after the name, as in `Ada #1f0c8d2e4b6a`; there need not be a name. */
const BROWSER = / ?#([\da-f]{12})$/;

/** What tells two people apart: the browser, or else the name. People without a name have browsers, too. */
export const toAuthorKey = (by: string): string => BROWSER.exec(by)?.[1] ?? by;

/** What others read; empty for a person without a name. */
export const toAuthorName = (by: string): string => by.replace(BROWSER, '');
