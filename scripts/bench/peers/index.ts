import { cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../../src/node/commands/support/options.ts';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';
import { ensureBrowser } from '../../support/browser.ts';
import { ensureNode } from '../../support/other-node.ts';
import { build } from '../build.ts';
import { timeClicks } from './clicks.ts';
import { buildPeer, installPeer, versionOf } from './install.ts';
import type { Visited } from './page.ts';
import { timeOpening, timeSearch } from './search.ts';
import { type Certificate, makeCertificate, servePeer } from './server.ts';
import { BUILD_NODE, type MeasuredSite, OWN_SITE, PEERS, PEERS_DIR } from './sites.ts';
import { formatPeers, type SiteResult } from './table.ts';
import { timePaints, weigh } from './visit.ts';

/**
 * Builds this site and its peers, visits all in turn, and returns the table of what they cost as Markdown.
 *
 * @throws UsageError when the registry, Chromium or OpenSSL is missing.
 */
export async function comparePeers(runs: number): Promise<string> {
  const found = await ensureBrowser();
  if ('problem' in found) throw new UsageError(found.problem);
  const node = await ensureNode(BUILD_NODE);
  if ('problem' in node)
    throw new UsageError(`The sites are built with Node ${BUILD_NODE}.\n${node.problem}`);
  const certificate = await makeCertificate(join(PEERS_DIR, 'certificate'));
  for (const peer of PEERS) await installPeer(peer);
  const before = loadavg()[0] ?? 0;
  const { pages, results } = await buildAll(node.path);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    ...(found.path && { executablePath: found.path }),
    args: ['--no-sandbox', '--disable-quic', `--ignore-certificate-errors-spki-list=${certificate.spki}`],
  });
  const visits: { visited: Visited; result: SiteResult }[] = [];
  try {
    for (const { site, result } of results)
      visits.push({ visited: await serve(site, certificate, browser), result });
    for (const { visited, result } of visits) await warmUp(visited, result);
    for (let run = 1; run <= runs; run++)
      for (const { visited, result } of visits) {
        console.error(`Run ${run} of ${runs}: ${result.name} ...`);
        await measure(visited, result);
      }
    const [measured, ...peers] = results.map(({ result }) => result);
    if (!measured) throw new Error('This site was not measured.');
    return formatPeers(measured, peers, {
      date: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      machine: `${platform()}, ${cpus().length} processors, ${Math.round(totalmem() / 1e9)} GB`,
      versions: `Node ${node.version}, Chromium ${browser.version()}`,
      pages,
      runs,
      load: [before, loadavg()[0] ?? 0],
    });
  } finally {
    for (const { visited } of visits) visited.server.close();
    await browser.close();
  }
}

/** Builds each site once without what earlier builds have kept; the peers' pages are made from this site's. */
async function buildAll(node: string): Promise<{
  pages: number;
  results: { site: MeasuredSite; result: SiteResult }[];
}> {
  console.error('Building this site ...');
  const { wall } = await build(PROJECT_DIR, OWN_SITE.out, { cold: true, node });
  const results = [{ site: OWN_SITE, result: emptyResult(OWN_SITE.name, wall) }];
  let pages = 0;
  for (const peer of PEERS) {
    console.error(`Building ${peer.name} ...`);
    const built = await buildPeer(peer, OWN_SITE.out, node);
    pages = built.pages;
    const result = { ...emptyResult(peer.name, built.seconds), version: await versionOf(peer) };
    results.push({ site: peer, result });
  }
  return { pages, results };
}

function emptyResult(name: string, wall: number): SiteResult {
  const weight = { requests: 0, bytes: 0, script: 0, page: 0 };
  return { name, build: wall, weight, paints: [], opening: [], search: [], clicks: { plain: [], slow: [] } };
}

async function serve(
  site: MeasuredSite,
  certificate: Certificate,
  browser: Visited['browser'],
): Promise<Visited> {
  return { site, server: await servePeer(site.out, certificate), browser };
}

/** Goes through the site once, so that the server has compressed everything, and weighs it then. */
async function warmUp(visited: Visited, result: SiteResult): Promise<void> {
  console.error(`First visit: ${result.name} ...`);
  await twice(() => timeSearch(visited, false));
  await twice(() => timeClicks(visited, false, 0));
  result.weight = await twice(() => weigh(visited));
}

async function measure(visited: Visited, result: SiteResult): Promise<void> {
  result.paints.push(await twice(() => timePaints(visited)));
  result.opening.push(await twice(() => timeOpening(visited)));
  result.search.push(await twice(() => timeSearch(visited)));
  result.clicks.plain.push(...(await twice(() => timeClicks(visited, false))));
  result.clicks.slow.push(...(await twice(() => timeClicks(visited, true))));
}

/** A visit that fails is made once more: one of a hundred that ran into a time limit should not cost the whole run. */
async function twice<Result>(visit: () => Promise<Result>): Promise<Result> {
  try {
    return await visit();
  } catch (error) {
    console.error(`Retrying, because a visit failed: ${String(error)}`);
    return visit();
  }
}
