import type { BrandView } from '../../shared/site.ts';

/** An image with a variant for each colour mode; `srcDark` is optional. */
export function ThemedImage({ image }: { image: NonNullable<BrandView['logo']> }) {
  const { src, srcDark, alt, width, height } = image;
  if (!srcDark) return <img src={src} alt={alt} width={width} height={height} />;
  return (
    <>
      <img src={src} alt={alt} width={width} height={height} data-mode="light" />
      <img src={srcDark} alt={alt} width={width} height={height} data-mode="dark" />
    </>
  );
}
