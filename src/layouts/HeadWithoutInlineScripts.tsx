import { Head } from 'next/document';

/** A file of the build, because the Content-Security-Policy allows no inline script (docs/decisions/030). */
const START_CHUNKS = new URL('./start-chunks.js', import.meta.url);

type Files = Parameters<Head['getScripts']>[0];

/** Next's `<Head>`, but the list of chunks is the data of a script file, where Next writes an inline script. */
export class HeadWithoutInlineScripts extends Head {
  override getScripts(files: Files) {
    return super
      .getScripts(files)
      .map((script) =>
        script.props.dangerouslySetInnerHTML ? (
          <script key={script.key} defer src={START_CHUNKS.pathname} data-chunks={this.writeChunks()} />
        ) : (
          script
        ),
      );
  }

  private writeChunks(): string {
    const { buildManifest, __NEXT_DATA__ } = this.context;
    const { pagesChunkGroupBootstrapParams: chunks = {}, chunkLoadingGlobal } = buildManifest;
    if (chunkLoadingGlobal !== 'TURBOPACK') throw new Error('start-chunks.js knows another name of the list');
    return JSON.stringify(['/_app', __NEXT_DATA__.page].flatMap((page) => chunks[page] ?? []));
  }
}
