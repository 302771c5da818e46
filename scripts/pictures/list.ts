/** A part of the screen, in pixels of the game. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One frame of a picture. */
export interface Cell {
  /** Name under which a scenario of the script keeps the frame; the last frame of a run without scenario when absent. */
  frame?: string;
  /** How many of its calls are drawn, from the first on; all when absent. */
  calls?: number;
  /** The calls are drawn in the opposite order, to show what the right one is for. */
  reversed?: true;
  /** What is written below it. */
  label?: string;
}

/** A picture of what a script draws. */
export interface DrawnPicture {
  /** Path of the picture, relative to the project. */
  picture: string;
  /** A Lua file, or a guide and the title of a script: `content/docs/guides/drawing.md#status.lua`. */
  script: string;
  cells: Cell[];
  /** Part of the screen that is shown. */
  part: Part;
  /** Units of the picture for each pixel; 1 when absent. */
  scale?: number;
  /** Smaller part for narrow windows, where the picture is wide. */
  narrow?: Part;
}

const GUIDES = 'content/docs/guides';

/** Size of the pictures of snippets, which are side by side on cards. */
const CARD = { width: 344, height: 194 };

/** All pictures that `npm run pictures` draws. */
export const DRAWN_PICTURES: DrawnPicture[] = [
  guide('drawing', 'status', 'status-panel', { x: 0, y: 0, width: 344, height: 240 }, [{ frame: 'panel' }]),
  guide('drawing', 'status', 'status-layers', { x: 0, y: 0, width: 162, height: 96 }, [
    { frame: 'panel', calls: 1, label: 'rectangle' },
    { frame: 'panel', calls: 2, label: 'then gradient' },
    { frame: 'panel', label: 'then the texts' },
    { frame: 'panel', reversed: true, label: 'the other way round' },
  ]),
  guide('drawing', 'status', 'status-fade', { x: 0, y: 0, width: 162, height: 96 }, [
    { frame: 'fade 1', label: '0.05 s' },
    { frame: 'fade 2', label: '0.10 s' },
    { frame: 'fade 3', label: '0.15 s' },
    { frame: 'panel', label: '0.20 s' },
  ]),
  guide('world-and-screen', 'markers', 'markers', { x: 788, y: 460, width: 344, height: 260 }, [
    { frame: 'markers' },
  ]),
  guide('menu-controls', 'info_panel', 'info-panel', { x: 0, y: 190, width: 344, height: 110 }, [
    { frame: 'panel' },
  ]),
  guide('vectors-and-angles', 'aim_offset', 'aim-offset', { x: 788, y: 480, width: 344, height: 130 }, [
    { frame: 'offset' },
  ]),
  {
    ...guide('entities', 'player_table', 'player-table', { x: 0, y: 296, width: 470, height: 104 }, [
      { frame: 'table' },
    ]),
    narrow: { x: 10, y: 296, width: 350, height: 104 },
  },
  guide('timers-and-rounds', 'round_clock', 'round-clock', { x: 788, y: 0, width: 344, height: 120 }, [
    { frame: 'bomb' },
  ]),
  snippet('game/bomb_timer', 788, 20),
  snippet('game/damage_log', 0, 470),
  snippet('game/hit_marker', 788, 443),
  snippet('game/look_point', 830, 480),
  snippet('game/radar', 0, 0),
  snippet('game/spectator_list', 1576, 310),
  snippet('menu/dependent_controls', 917, 515.75, 4),
  snippet('menu/draggable_panel', 0, 236),
  snippet('menu/keybind_list', 0, 372),
  snippet('menu/json_settings', 0, 0),
  snippet('menu/weapon_settings', 874, 491.5, 2),
  snippet('rendering/2d_outlined_rounded_rectangle', 788, 886),
  snippet('rendering/2d_rounded_rectangle', 788, 886),
  snippet('rendering/3d_rectangle_outline', 730, 599, 0.6),
  snippet('rendering/off_screen_arrow', 714, 401, 0.7),
  snippet('rendering/outlined_text', 0, 160),
  snippet('timing/fades', 0, 153),
];

function guide(name: string, script: string, picture: string, part: Part, cells: Cell[]): DrawnPicture {
  return {
    picture: `${GUIDES}/pictures/${picture}.svg`,
    script: `${GUIDES}/${name}.md#${script}.lua`,
    cells,
    part,
  };
}

/** The picture of a snippet: the frame `picture` of its scenario, from a corner of the screen on. */
function snippet(name: string, x: number, y: number, scale = 1): DrawnPicture {
  const [folder, file] = name.split('/');
  return {
    picture: `content/snippets/${folder}/pictures/${file}.svg`,
    script: `content/snippets/${name}.lua`,
    cells: [{ frame: 'picture' }],
    part: { x, y, width: CARD.width / scale, height: CARD.height / scale },
    scale,
  };
}
