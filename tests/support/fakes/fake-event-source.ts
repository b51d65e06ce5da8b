class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  close = (): void => {
    this.readyState = FakeSource.CLOSED;
  };
}

/** Replaces the browser's EventSource. Returns those that are opened, the newest last. */
export function fakeEventSources(): FakeSource[] {
  const opened: FakeSource[] = [];
  const EventSource = class extends FakeSource {
    constructor() {
      super();
      opened.push(this);
    }
  };
  Object.assign(globalThis, { EventSource });
  return opened;
}
