import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import site from '../../../site.config.ts';
import { checkConfig, toProblem } from '../../../src/node/config/check.ts';
import { assumeConfig } from '../../../src/node/config/loading/assume.ts';
import { locateField } from '../../../src/node/config/messages/locate.ts';
import { isScriptUrl } from '../../../src/node/diagnostics/script-url.ts';
import { anyJson, expectProblem, mutatedJson, property } from './support.ts';

const source = readFileSync('site.config.ts', 'utf8');
const real: unknown = JSON.parse(JSON.stringify(site));
const written = fc.oneof(anyJson, { arbitrary: mutatedJson(real, 4), weight: 4 });

property(
  'any configuration is read, or has issues that name the field and the fix',
  120,
  written,
  (value) => {
    const { config, issues } = checkConfig(value);
    expect(Boolean(config)).toBe(issues.length === 0);
    for (const issue of issues) expectProblem(toProblem(issue, locateField(source, issue.path)));
    if (config) expectPlain(config);
  },
);

property('what is wrong with a configuration is left out, and the rest is right', 60, written, (value) => {
  const { issues } = checkConfig(value);
  if (issues.length === 0) return;
  const { config, restore } = assumeConfig(value, issues);
  expect(checkConfig(config).issues).toEqual([]);
  for (const { path } of issues) expect(Array.isArray(restore(path))).toBe(true);
});

/** Nothing in a configuration that was accepted runs code as a URL, or stands in for a prototype. */
function expectPlain(value: unknown, name = ''): void {
  if (typeof value === 'string') {
    if (/^(?:href|to|url|src|image|logo|origin)$/i.test(name))
      expect(isScriptUrl(value), `${name}: ${value}`).toBe(false);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  expect([Object.prototype, Array.prototype, null]).toContain(prototype);
  for (const [key, inner] of Object.entries(value)) expectPlain(inner, key);
}
