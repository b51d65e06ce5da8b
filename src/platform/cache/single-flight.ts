type Flight<Value> = { promise: Promise<Value>; controller: AbortController; waiting: number };

type Start<Value> = (signal: AbortSignal) => Promise<Value>;

/** Simultaneous callers with the same key share one run, which is aborted when the last caller stops waiting. */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();

  function startFlight(key: string, start: Start<Value>): Flight<Value> {
    const controller = new AbortController();
    const flight = { controller, waiting: 0, promise: start(controller.signal) };
    flights.set(key, flight);
    flight.promise.then(
      () => forget(key, flight),
      () => forget(key, flight),
    );
    return flight;
  }

  // Does not remove a newer flight that uses the same key.
  function forget(key: string, flight: Flight<Value>) {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return async (key: string, start: Start<Value>, signal?: AbortSignal): Promise<Value> => {
    signal?.throwIfAborted();
    const flight = flights.get(key) ?? startFlight(key, start);
    flight.waiting += 1;
    try {
      return await untilAborted(flight.promise, signal);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0 && signal?.aborted) {
        forget(key, flight);
        flight.controller.abort(signal.reason);
      }
    }
  };
}

function untilAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
