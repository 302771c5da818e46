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
  /** Part of the screen that is shown; one unit of the picture is one pixel. */
  part: Part;
  /** Smaller part for narrow windows, where the picture is wide. */
  narrow?: Part;
}

const GUIDES = 'content/docs/guides';

/** All pictures that `npm run pictures` draws. */
export const DRAWN_PICTURES: DrawnPicture[] = [
  guide('drawing', 'status', 'status-panel', { x: 0, y: 0, width: 344, height: 240 }, [{ frame: 'panel' }]),
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
  {
    ...guide('entities', 'player_table', 'player-table', { x: 0, y: 296, width: 470, height: 104 }, [
      { frame: 'table' },
    ]),
    narrow: { x: 10, y: 296, width: 350, height: 104 },
  },
  guide('timers-and-rounds', 'round_clock', 'round-clock', { x: 788, y: 0, width: 344, height: 120 }, [
    { frame: 'bomb' },
  ]),
];

function guide(name: string, script: string, picture: string, part: Part, cells: Cell[]): DrawnPicture {
  return {
    picture: `${GUIDES}/pictures/${picture}.svg`,
    script: `${GUIDES}/${name}.md#${script}.lua`,
    cells,
    part,
  };
}
