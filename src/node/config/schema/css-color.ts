import { nearest } from '../../diagnostics/nearest.ts';

/** Functions whose result is a colour, and those that take it from elsewhere. */
const FUNCTIONS =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark contrast-color var env'.split(' ');

/** Names of colours, those of the system, and the keywords that every property has. */
const NAMES = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
  chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey
  darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
  darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
  fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender
  lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
  lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
  magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
  orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
  slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
  transparent currentcolor inherit initial unset revert revert-layer
  accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight
  highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext
`
  .trim()
  .split(/\s+/);

/** Three, four, six or eight hexadecimal digits. */
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Returns whether a value is the name of a colour, its digits, or a call of one of the functions for colours. */
export function isCssColor(value: string): boolean {
  const written = value.trim().toLowerCase();
  const [, called] = /^([a-z-]+)\(.*\)$/s.exec(written) ?? [];
  return called === undefined ? HEX.test(written) || NAMES.includes(written) : FUNCTIONS.includes(called);
}

/** Returns the colour that a misspelt one most likely stands for: `blue` for `bluue`, `#9ad65b` for `9ad65b`. */
export function meantColor(value: string): string | undefined {
  const written = value.trim();
  if (HEX.test(`#${written}`)) return `#${written}`;
  const [, called, rest = ''] = /^([\w-]+)(\(.*\))$/s.exec(written) ?? [];
  if (called === undefined) return nearest(written.replace(/\s+/g, ''), NAMES);
  const meant = nearest(called, FUNCTIONS);
  return meant && meant + rest;
}
