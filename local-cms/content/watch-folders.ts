import chokidar from 'chokidar';

/** Editors save in several steps (write, rename); one reload is enough for them. */
const DEBOUNCE_MS = 40;

/** Some file systems send no events (shared folders, containers), so changes are polled for too. */
const POLL_MS = 1500;

/** Calls `onChange` when something in the folders may have changed, and now and then without a change. */
export function watchFolders(folders: readonly string[], onChange: () => void): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  };
  const watcher = chokidar
    .watch([...folders], { ignoreInitial: true, persistent: false, followSymlinks: false })
    .on('all', schedule)
    // A change may have happened before the watcher was ready.
    .on('ready', schedule)
    // The system may have no watchers left; polling still finds the changes.
    .on('error', schedule);
  const poll = setInterval(onChange, POLL_MS);
  poll.unref();
  return {
    close: () => {
      clearTimeout(timer);
      clearInterval(poll);
      return watcher.close();
    },
  };
}
