import { expect, test, vi } from 'vitest';
import { createClickKeeper } from '../../../../../src/client/runtime/start/replay.ts';

/** A click on a button of a part; `target.click` counts how often it is repeated. */
function clickOn(part: string, isConnected = true) {
  return { part, target: { click: vi.fn(), isConnected }, event: new Event('click') };
}

test('a click that came too early is repeated once, when its part listens', () => {
  const clicks = createClickKeeper();
  const early = clickOn('page');
  clicks.keep(early);
  expect(clicks.makeReady('shell', undefined)).toEqual(['shell']);
  expect(early.target.click).not.toHaveBeenCalled();
  expect(clicks.makeReady('page', undefined)).toEqual(['shell', 'page']);
  clicks.makeReady('page', undefined);
  expect(early.target.click).toHaveBeenCalledTimes(1);
});

test('a click on another button of the part is repeated too, in order', () => {
  const clicks = createClickKeeper();
  const [first, last] = [clickOn('page'), clickOn('page')];
  clicks.keep(first);
  clicks.keep(last);
  clicks.makeReady('page', undefined);
  expect(first.target.click).toHaveBeenCalledTimes(1);
  expect(last.target.click).toHaveBeenCalledTimes(1);
  expect(first.target.click).toHaveBeenCalledBefore(last.target.click);
});

test('of several clicks on a button, the last one is repeated', () => {
  const clicks = createClickKeeper();
  const early = clickOn('page');
  clicks.keep(early);
  clicks.keep({ ...early, event: new Event('click') });
  clicks.makeReady('page', undefined);
  expect(early.target.click).toHaveBeenCalledTimes(1);
});

test('a click on a part that listens is not kept', () => {
  const clicks = createClickKeeper();
  clicks.makeReady('shell', undefined);
  const handled = clickOn('shell');
  clicks.keep(handled);
  clicks.makeReady('shell', undefined);
  expect(handled.target.click).not.toHaveBeenCalled();
});

test('the click under way, which made its part ready, is not repeated', () => {
  const clicks = createClickKeeper();
  const current = clickOn('page');
  clicks.keep(current);
  clicks.makeReady('page', current.event);
  expect(current.target.click).not.toHaveBeenCalled();
});

test('a click on a button that is gone is not repeated', () => {
  const clicks = createClickKeeper();
  const gone = clickOn('page', false);
  clicks.keep(gone);
  clicks.makeReady('page', undefined);
  expect(gone.target.click).not.toHaveBeenCalled();
});
