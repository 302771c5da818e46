import { describe, expect, it } from 'vitest';
import { problemsAtMark, readDemo, readEntry, readGood } from '../support.ts';

const FUNCTION = 'function demo.draw() end';

describe('@search and @unconfirmed', () => {
  it('reads phrases, on several lines and tags', () => {
    const entry = readEntry(
      `---Draws.\n---@search write on screen, text in\n---  a corner\n---@search label\n${FUNCTION}`,
    );
    expect(entry.phrases).toEqual(['write on screen', 'text in a corner', 'label']);
  });

  it('reads what is not certain', () => {
    expect(
      readEntry(`---Draws.\n---@unconfirmed One source: the\n---  angle.\n${FUNCTION}`).unconfirmed,
    ).toBe('One source: the angle.');
    expect(readEntry(`---Draws.\n${FUNCTION}`)).not.toHaveProperty('unconfirmed');
  });

  it.each([
    [
      'no phrases',
      '---«@search ,',
      '`@search` has no phrases.',
      'Write it as `---@search phrase, another phrase`.',
    ],
    ['no doubt', '---«@unconfirmed', '`@unconfirmed` has no text.', 'Say what is not certain.'],
    [
      'two doubts',
      '---@unconfirmed One.\n---«@unconfirmed Two.',
      '`@unconfirmed` is written twice.',
      'Say in one line what is not certain.',
    ],
    [
      'a section of a function',
      '---«@section Draw: draw',
      '`@section` does not belong to a function.',
      'Remove the line, or move it to the comment that it belongs to.',
    ],
  ])('reports %s', (_title, tags, message, fix) => {
    expect(problemsAtMark(`---Draws.\n${tags}\n${FUNCTION}`)).toEqual([{ message, fix }]);
  });
});

describe('@section', () => {
  const head = (sections: string) => `---@meta\n\n---A group.\n---@class demolib\n${sections}demo = {}\n\n`;
  const body = `---Draws.\n${FUNCTION}\n\n---A box.\n---@class box\nlocal box = {}\n\n---Moves it.\nfunction box:move() end\n`;

  it('keeps titles and names in their order', () => {
    const text = head('---@section Draw things: draw\n---@section Move: :move,\n---  draw\n') + body;
    const [group] = readGood({ 'definitions/demo.lua': text }).groups;
    expect(group?.sections).toMatchObject([
      { title: 'Draw things', names: ['draw'] },
      { title: 'Move', names: [':move', 'draw'] },
    ]);
    expect(readDemo(body).group.sections).toEqual([]);
  });

  it.each([
    ['an unknown name', '---«@section Draw: drew, :move\n---@section Rest: draw\n', 'Did you mean `draw`?'],
    ['no title', '---«@section\n', 'Write it as `---@section Title: name, another_name`.'],
    ['no names', '---«@section Draw\n', 'Write it as `---@section Title: name, another_name`.'],
  ])('reports %s', (_title, sections, fix) => {
    expect(problemsAtMark(body, undefined, head(sections))).toMatchObject([{ fix }]);
  });

  it('reports a function that is in none', () => {
    expect(
      problemsAtMark(body.replace('move()', '«move()'), undefined, head('---@section Draw: draw\n')),
    ).toMatchObject([{ message: '`box:move` is not in any `@section` of `demo`.' }]);
  });
});
