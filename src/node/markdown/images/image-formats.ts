/** Names of images whose size the build reads. */
export const SIZED = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Names of all images that browsers show, with the format. */
export const IMAGE = /\.(png|jpe?g|webp|avif|gif|svg|ico|bmp)$/i;
