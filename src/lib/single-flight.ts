type Flight<Value> = { landing: Promise<Value>; controller: AbortController; waiting: number };

type Start<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Lets callers with the same key share one run of `start`. Each may leave by its own signal; when the last has
 * left, the run is aborted. Nothing is kept: the next caller after the end, good or bad, starts anew.
 */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();

  function take(key: string, start: Start<Value>): Flight<Value> {
    const controller = new AbortController();
    const flight = { controller, waiting: 0, landing: start(controller.signal) };
    flights.set(key, flight);
    flight.landing.then(
      () => forget(key, flight),
      () => forget(key, flight),
    );
    return flight;
  }

  // By now another flight may have taken the key.
  function forget(key: string, flight: Flight<Value>) {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return async (key: string, start: Start<Value>, signal?: AbortSignal): Promise<Value> => {
    signal?.throwIfAborted();
    const flight = flights.get(key) ?? take(key, start);
    flight.waiting += 1;
    try {
      return await untilAborted(flight.landing, signal);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0 && signal?.aborted) {
        forget(key, flight);
        flight.controller.abort(signal.reason);
      }
    }
  };
}

function untilAborted<Value>(landing: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return landing;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    landing.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
