/** What a card says about a symbol, or about one of its values. HTML is from the build. */
export interface CardContent {
  /** Signature, or name with type. */
  codeHtml: string;
  textHtml: string;
  /** Word of warning before the text: `Deprecated`. */
  warning?: string;
}

/** What cards say about a symbol, and about its parameters, results, fields and members by their ids. */
export interface SymbolCard extends CardContent {
  places?: Record<string, CardContent>;
}
