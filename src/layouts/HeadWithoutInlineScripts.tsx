import { Head } from 'next/document';
import type { DocumentPageProps } from './DocumentHead';

/** A file of the build, because the Content-Security-Policy allows no inline script (docs/decisions/030). */
const LOAD_SCRIPTS = new URL('./load-scripts.js', import.meta.url);

type Files = Parameters<Head['getScripts']>[0];

/**
 * Next's `<Head>`, but the list of chunks is the data of a script file, where Next writes an inline script. The same
 * file loads the scripts of static pages when the first pictures are there (docs/decisions/042).
 */
export class HeadWithoutInlineScripts extends Head {
  override getScripts(files: Files) {
    const scripts = super.getScripts(files).filter(({ props }) => !props.dangerouslySetInnerHTML);
    const isLate = this.isStatic();
    return [
      <script
        key="load-scripts"
        defer
        src={LOAD_SCRIPTS.pathname}
        data-chunks={this.writeChunks()}
        data-late={JSON.stringify(isLate ? scripts.map(({ props }) => props.src) : [])}
      />,
      ...(isLate ? [] : scripts),
    ];
  }

  /** Returns whether the page works without its scripts. Those of editors do not. */
  private isStatic(): boolean {
    const { __NEXT_DATA__, isDevelopment } = this.context;
    const { staticPage, sitePage }: DocumentPageProps = __NEXT_DATA__.props.pageProps ?? {};
    return !isDevelopment && (staticPage ?? sitePage?.staticPage) !== undefined;
  }

  private writeChunks(): string {
    const { buildManifest, __NEXT_DATA__ } = this.context;
    const { pagesChunkGroupBootstrapParams: chunks = {}, chunkLoadingGlobal } = buildManifest;
    if (chunkLoadingGlobal !== 'TURBOPACK') throw new Error('load-scripts.js knows another name of the list');
    return JSON.stringify(['/_app', __NEXT_DATA__.page].flatMap((page) => chunks[page] ?? []));
  }
}
