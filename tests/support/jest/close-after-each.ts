type Closable = { close(): Promise<void> };

/** Returns a function that takes what a test has opened and returns it. It is closed after the test. */
export function closeAfterEach() {
  const opened: Closable[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  return <Opened extends Closable>(one: Opened): Opened => {
    opened.push(one);
    return one;
  };
}
