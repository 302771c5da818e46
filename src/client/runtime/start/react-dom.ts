import './plain-errors.ts';

import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreErrors } from './plain-errors.ts';

restoreErrors();

export { createRoot, hydrateRoot };
