interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether files may be loaded ahead: not with data saver on, and not on a 2g connection. */
export function mayLoadAhead(connection = (navigator as { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
