/** What one client may take of a server. Times are in milliseconds. */
export interface Limits {
  /** Until the headers of a request are there, from the connection's start or the request before. */
  headers: number;
  /** Until the whole request has arrived, including a body, which is ignored. */
  request: number;
  /** Until the next request of an open connection. */
  between: number;
  /**
   * While nothing moves on a connection, because its client does not read the answer. Node counts the part sent at the
   * start as movement, so it may take twice as long.
   */
  idle: number;
  /** Between two looks at what has taken too long. */
  check: number;
  /** Bytes of the headers, with the path. */
  headerBytes: number;
}

/** Limits of the server of `npm run serve` and `npm start`. */
export const LIMITS: Limits = {
  headers: 20_000,
  request: 30_000,
  between: 5_000,
  idle: 60_000,
  check: 2_000,
  headerBytes: 16_384,
};
