import { useEffect, useState } from 'react';

/**
 * Returns a text one render later, for an element with `role="status"` that appears together with it: screen readers announce
 * only what changes in one.
 */
export function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return announced;
}
