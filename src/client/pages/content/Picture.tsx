import { Html } from '../../shell/Html.tsx';

/** Pictures in their figure; with `html` of one for a card, which says in words what it shows. */
export function Picture({ html }: { html: string }) {
  return <Html as="figure" className="picture" html={html} />;
}
