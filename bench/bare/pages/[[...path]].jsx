import { readFileSync } from 'node:fs';

let html = '';

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export function getStaticProps() {
  html = readFileSync(process.env.BENCH_HTML_FILE, 'utf8');
  return { props: {}, revalidate: 3600 };
}

// `html` is not a prop, because __NEXT_DATA__ would repeat the prop and double the size of the page.
export default function Bare() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the site's own page, measured and never shown
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
