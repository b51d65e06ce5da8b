import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';

// jsdom lacks what React's server renderer needs.
Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder, MessageChannel });
