import './plain-errors.ts';

import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreErrors } from './plain-errors.ts';

restoreErrors();

export { createRoot, flushSync, hydrateRoot };
