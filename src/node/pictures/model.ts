/** A drawing, ready to be put into a page. */
export interface PictureSvg {
  width: number;
  height: number;
  /** The content of `<svg>`. */
  content: string;
}

/** A picture next to the texts, with the one that narrow windows show instead. */
export interface PictureFile extends PictureSvg {
  narrow?: PictureSvg;
}
