import type { HostedView } from './view.ts';

type Hosted = Pick<HostedView, 'appId' | 'hosts'>;

/** A host in the terms of the service's client. */
export interface ServiceHost {
  /** Host, port and path: `search.example.com:8080/proxy`. */
  url: string;
  accept: 'readWrite';
  protocol: 'http' | 'https';
}

/**
 * Returns the origins that a browser queries, in order. Unless hosts are configured, the provider's three others stand in
 * for the first.
 *
 * @example
 * searchOrigins({ appId: 'AB1' })[0] // 'https://AB1-dsn.algolia.net'
 */
export function searchOrigins({ appId, hosts }: Hosted): string[] {
  if (hosts) return [...new Set(hosts.map((host) => new URL(host).origin))];
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** Returns the configured hosts as the service's client takes them; without any, the client uses its own. */
export function serviceHosts({ hosts }: Pick<Hosted, 'hosts'>): ServiceHost[] | undefined {
  return hosts?.map((host) => {
    const { protocol, host: name, pathname } = new URL(host);
    const url = name + pathname.replace(/\/+$/, '');
    return { url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
  });
}
