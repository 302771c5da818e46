import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/test.ts';

test('ADD-01: the page about editors hands out the add-on of this build', async ({ page, request }) => {
  await page.goto('/docs/editor');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the add-on' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('addon.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const names = Object.keys(files);
  expect(names.every((name) => name.startsWith('clientlua/'))).toBe(true);
  const read = (name: string) => strFromU8(files[`clientlua/${name}`] ?? new Uint8Array());
  const { build, siteVersion } = await (await request.get('/build.json')).json();
  expect(JSON.parse(read('version.json'))).toEqual({ name: 'clientlua', version: siteVersion, build });
  expect(JSON.parse(read('config.json')).settings['Lua.runtime.version']).toBe('LuaJIT');
  expect(read('library/client.lua')).toContain('---@overload fun(event_name: "paint", callback: fun())');
  expect(read('LICENSE')).toContain('MIT');
  expect((await request.get('/definitions.zip')).status()).toBe(200);
});
