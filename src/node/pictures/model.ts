/** A drawing, ready to be put into a page. */
export interface PictureSvg {
  width: number;
  height: number;
  /** What is inside `<svg>`. */
  content: string;
}

/** A picture beside the texts, with what narrow windows show in its place. */
export interface PictureFile extends PictureSvg {
  narrow?: PictureSvg;
}
