import { jobOf, type LuaSuite, testScript } from '../lua/index.ts';
import { type Frame, runJob } from '../lua/run-job.ts';
import { drawPicture } from './draw-picture.ts';
import { DRAWN_PICTURES, type DrawnPicture } from './list.ts';

/** A picture as it has to be. */
export interface PictureText {
  /** Path relative to the project. */
  path: string;
  text: string;
}

/**
 * Draws pictures out of what their scripts draw.
 *
 * @throws Error when there is no such script or frame.
 */
export async function drawPictures(luajit: string, suite: LuaSuite): Promise<PictureText[]> {
  const kept = new Map<string, Promise<Map<string | undefined, Frame>>>();
  const drawn = DRAWN_PICTURES.map(async (picture) => {
    const frames = kept.get(picture.script) ?? readFrames(luajit, suite, picture);
    kept.set(picture.script, frames);
    const found = await frames;
    const cells = picture.cells.map(({ frame }) => {
      const cell = found.get(frame);
      if (cell) return cell;
      const names = [...found.keys()].filter(Boolean).join(', ') || 'none';
      throw new Error(`No scenario of ${picture.script} keeps a frame \`${frame}\`. Kept: ${names}.`);
    });
    const { part, narrow } = picture;
    const texts = [{ path: picture.picture, text: drawPicture(picture, part, cells) }];
    if (narrow) {
      const path = picture.picture.replace(/\.svg$/, '.narrow.svg');
      texts.push({ path, text: drawPicture(picture, narrow, cells) });
    }
    return texts;
  });
  return (await Promise.all(drawn)).flat();
}

/** Frames by name; the last one of a run without scenario has none. */
async function readFrames(
  luajit: string,
  suite: LuaSuite,
  { script: path, cells }: DrawnPicture,
): Promise<Map<string | undefined, Frame>> {
  const [file, title] = path.split('#');
  const script = suite.scripts.find(
    (candidate) => candidate.file === file && (title ?? candidate.name) === candidate.name,
  );
  if (!script)
    throw new Error(`There is no script \`${path}\`. Correct its path in scripts/pictures/list.ts.`);
  const frames = new Map<string | undefined, Frame>();
  if (cells.some(({ frame }) => frame !== undefined)) {
    const { scenarios } = await testScript(luajit, suite, script);
    for (const { name, frame } of scenarios.flatMap((scenario) => scenario.frames)) frames.set(name, frame);
  }
  const shown = await runJob(luajit, { ...jobOf(suite, script), mode: 'show' });
  frames.set(undefined, shown.frame);
  return frames;
}
