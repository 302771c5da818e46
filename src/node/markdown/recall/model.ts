/** A question that a text asks about the site while it is made, and the answer; both are JSON. */
export type Asked = readonly [question: string, answer: string];

/** What a text became in an earlier build. It is the same as long as the site gives the same answers. */
export interface KeptText {
  asked: readonly Asked[];
  /** What was made, as JSON. */
  made: string;
}

/** What texts became in earlier builds, by the file that they are in and by all else that they are made from. */
export interface TextMemory {
  get(file: string, key: string): KeptText | undefined;
  set(file: string, key: string, text: KeptText): void;
}
