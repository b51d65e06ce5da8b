import { readFileSync } from 'node:fs';

let html = '';

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export function getStaticProps() {
  html = readFileSync(process.env.BENCH_HTML_FILE, 'utf8');
  return { props: {}, revalidate: 3600 };
}

// Beside the props, so that the page is as long as the one that it is compared with.
export default function Bare() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the site's own page, measured and never shown
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
