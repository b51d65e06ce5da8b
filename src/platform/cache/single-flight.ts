type Flight<Value> = { promise: Promise<Value>; controller: AbortController; waiting: number };

type Start<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Lets callers with the same key share one run of `start`. Each caller can stop waiting through its own
 * signal; the run is aborted when no caller is left. The result is not cached: the next call after the end
 * starts a new run.
 */
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

  // A newer flight may use the key by now.
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
