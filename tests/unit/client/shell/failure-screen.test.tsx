import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageMissing, PageUnavailable } from '../../../../src/client/runtime/loading/page-error.ts';
import { FailureScreen } from '../../../../src/client/shell/states/FailureScreen.tsx';

test.each([
  ['a crash', new TypeError('x is undefined'), 'This page crashed.', 'Try again'],
  ['a page that cannot be loaded', new PageUnavailable('offline'), 'This page could not be loaded.', 'Retry'],
  ['a page that is missing', new PageMissing('gone'), 'This page could not be loaded.', 'Retry'],
])('%s has its own words', (_, error, title, button) => {
  const html = renderToString(<FailureScreen error={error} onRetry={() => {}} />);
  expect(html).toContain(`<h1>${title}</h1><p>${error.message}</p>`);
  expect(html).toContain(`>${button}</button>`);
});
