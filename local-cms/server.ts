import path from 'node:path';

import { helpText, readArguments } from './read-arguments.ts';
import { type LocalCmsOptions, startLocalCms } from './start-local-cms.ts';

function findFailureText(error: unknown, { port, host, contentFolder }: LocalCmsOptions): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or choose another port with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address "${host}" (--host).`;
  if (code === 'EACCES') return `You may not use port ${port}. Choose one above 1023 with --port.`;
  if (code === 'ENOENT')
    return `There is no folder "${contentFolder ?? 'content'}". Choose one with --content.`;
  return null;
}

async function start(options: LocalCmsOptions): Promise<void> {
  const cms = await startLocalCms({
    ...options,
    schemaFile: path.join(import.meta.dirname, 'graphql/schema.graphql'),
  });
  console.info(`local CMS  ${cms.url}  (${cms.siteCount} sites, ${cms.pageCount} pages)`);
  const stop = () => void cms.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const command = readArguments(process.argv.slice(2), process.env);
if (command.kind === 'help') {
  console.info(helpText);
} else if (command.kind === 'wrong') {
  console.error(`${command.message}\n\n${helpText}`);
  process.exitCode = 2;
} else {
  start(command.options).catch((error: unknown) => {
    const text = findFailureText(error, command.options);
    if (text === null) throw error;
    console.error(text);
    process.exitCode = 1;
  });
}
