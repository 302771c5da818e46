import { Html } from '../../shell/Html.tsx';

/** One or more pictures in a figure; `html` is the content of the `<figure>`. */
export function Picture({ html }: { html: string }) {
  return <Html as="figure" className="picture" data-sheet="pictures" html={html} />;
}
