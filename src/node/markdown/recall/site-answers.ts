import type { CallFinder } from '../call-finder.ts';
import type { FindScript } from '../code/script.ts';
import type { LinkResolver } from '../link-resolver.ts';

/** What answers the questions of texts about the site. */
export interface SiteAnswers {
  links: LinkResolver;
  scripts: FindScript;
  calls?: CallFinder | undefined;
}

/** A link with the place where it is written, which the resolver takes down. */
export type WrittenLink = Parameters<LinkResolver['link']>;

/** Is told what a text asks. */
export interface Listener {
  /** The name of the question, what it is about, and the answer. */
  asked(name: string, args: unknown[], answer: unknown): void;
  wrote(link: WrittenLink): void;
}

/** Returns the same answers, and tells a listener about all questions. */
export function listenTo({ links, scripts, calls }: SiteAnswers, listener: Listener): SiteAnswers {
  const heard =
    <Args extends unknown[], Answer>(name: string, answer: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      const given = answer(...args);
      listener.asked(name, args, given);
      return given;
    };
  const { nearFile } = links;
  return {
    links: {
      symbol: heard('symbol', links.symbol),
      place: heard('place', links.place),
      link(url, file, at, text) {
        const target = links.link(url, file, at, text);
        listener.asked('link', [url, file], target);
        if (at) listener.wrote([url, file, at, text]);
        return target;
      },
      ...(nearFile && { nearFile: heard('nearFile', nearFile) }),
      image: heard('image', links.image),
      picture: heard('picture', links.picture),
    },
    scripts: heard('script', scripts),
    calls: calls && {
      find: heard('call', calls.find),
      near: heard('nearCall', calls.near),
      isLost: heard('isLostCall', calls.isLost),
    },
  };
}

/** Returns the same answers, but links are not taken down: they are already. */
export function withoutNotes({ links, ...others }: SiteAnswers): SiteAnswers {
  return { ...others, links: { ...links, link: (url, file) => links.link(url, file) } };
}

/** Returns a function that answers questions by the names that `listenTo` gives them. */
export function answerer(site: SiteAnswers): (name: string, args: unknown[]) => unknown {
  const { links, scripts, calls } = withoutNotes(site);
  const answers: Record<string, ((...args: never[]) => unknown) | undefined> = {
    symbol: links.symbol,
    place: links.place,
    link: links.link,
    nearFile: links.nearFile,
    image: links.image,
    picture: links.picture,
    script: scripts,
    call: calls?.find,
    nearCall: calls?.near,
    isLostCall: calls?.isLost,
  };
  return (name, args) => answers[name]?.(...(args as never[]));
}
