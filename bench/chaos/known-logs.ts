/** What the site may log while the CMS fails. Anything else is a fault of the site. */
const KNOWN_MESSAGES = [
  'A CMS query failed; the last cached result is used, if any',
  'A component fails on the server',
  'A component has no data: its loader failed',
  'A component lacks a part of its data',
  'A file for a start without the CMS cannot be read',
  'A file for a start without the CMS cannot be written',
  'A page could not be built',
  'A page was shown without personalization',
  'A redirect rule does not work',
  'A sitemap could not be loaded; the last good one is served, if any',
  'CMS request is retried',
  'Could not load the redirect rules of a site; using the last known ones, if any',
  'The CMS does not respond to a query; it rests',
  'The CMS responds to a query again',
  'The attributes of a site could not be loaded',
  'The error page of the site could not be loaded',
  'The languages of a site could not be loaded',
  'The list of sites could not be loaded; the last one is used',
  'Messages of other nodes do not arrive',
  'Redis does not answer. Each node goes on alone',
  'The paths of a site could not be listed',
];

/** The message goes on with the name of the component. */
const KNOWN_START = 'The site has no component ';

/** Returns each kind of unexpected line once: lines that are not JSON, and messages above `info` that are not known. */
export function listUnexpectedLogs(output: string): string[] {
  const kinds = output.split('\n').flatMap((line) => {
    if (line === '') return [];
    if (!line.startsWith('{')) return [`no JSON: ${line.slice(0, 100)}`];
    const { level, msg } = JSON.parse(line);
    const isQuiet = level === 'info' || level === 'debug';
    return isQuiet || KNOWN_MESSAGES.includes(msg) || msg.startsWith(KNOWN_START) ? [] : [`${level}: ${msg}`];
  });
  return [...new Set(kinds)];
}
