/** Something that is loaded when it is first needed, and then kept. */
export interface OnceLoader<Args extends unknown[], Loaded> {
  /** Loads it, unless that has begun before. After a failure the next call tries again. */
  load(...args: Args): Promise<Loaded>;
  /** Returns whether it has loaded or is loading. */
  isUnderWay(): boolean;
}

/** Creates a loader that calls `load` once, and again only after a failure. */
export function loadOnce<Args extends unknown[], Loaded>(
  load: (...args: Args) => Promise<Loaded>,
): OnceLoader<Args, Loaded> {
  let loading: Promise<Loaded> | undefined;
  return {
    isUnderWay: () => loading !== undefined,
    load(...args) {
      loading ??= load(...args).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
