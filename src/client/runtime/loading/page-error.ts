/** A page cannot be loaded: the server has none at its route, or it was made for another shell. */
export class PageUnavailable extends Error {}

/** The server says that there is no such file. */
export class PageMissing extends PageUnavailable {}
