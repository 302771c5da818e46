import { expect, test, vi } from 'vitest';
import {
  patientResource,
  readyResource,
  settledResource,
} from '../../../../../src/client/runtime/loading/resource.ts';

test('a patient resource loads when it is started, and once', async () => {
  const load = vi.fn(async () => 'page');
  const resource = patientResource(load, vi.fn());
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  resource.start();
  resource.start();
  expect(await resource.promise).toBe('page');
  resource.start();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a patient resource that has loaded is marked as fulfilled, so that React does not wait', async () => {
  const resource = patientResource(async () => 'page', vi.fn());
  expect(resource.promise).not.toHaveProperty('status');
  resource.start();
  await resource.promise;
  expect(resource.promise).toMatchObject({ status: 'fulfilled', value: 'page' });
});

test('a patient resource keeps a failure to itself, and the next start tries again', async () => {
  const report = vi.fn();
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('offline'));
  const resource = patientResource(load, report);
  resource.start();
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(new Error('offline')));
  resource.start();
  expect(await resource.promise).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a ready resource is marked as fulfilled, so that React does not wait', () => {
  expect(readyResource('page').promise).toMatchObject({ status: 'fulfilled', value: 'page' });
});

test('a settled resource is marked with how the load went', async () => {
  const reason = new Error('offline');
  expect((await settledResource(Promise.resolve('page'))).promise).toMatchObject({ status: 'fulfilled' });
  const failed = await settledResource(Promise.reject(reason));
  expect(failed.promise).toMatchObject({ status: 'rejected', reason });
  await expect(failed.promise).rejects.toBe(reason);
});
