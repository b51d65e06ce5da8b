import type { IncomingHttpHeaders } from 'node:http';
import type { EditingSession } from './editing-session';
import type { Query } from './read-session-query';

/** A request of the page editor, as far as anything here reads it. */
export type EditingRequest = {
  method: string;
  query: Query;
  headers: IncomingHttpHeaders;
  /** Of the connection. */
  address: string;
};

/** Why a request does not pass. */
export type Refusal = { status: number; message: string; headers?: Readonly<Record<string, string>> };

/** What it is answered: a value, so that a table of tests can hold it against the protocol. */
export type EditingAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: object;
  /** Opened with this answer; its cookies go along. */
  session?: EditingSession;
};
