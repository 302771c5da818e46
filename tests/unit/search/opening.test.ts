import { describe, expect, it } from 'vitest';
import { withoutOpening } from '../../../src/client/search/query/opening.ts';

describe('what a question asks for', () => {
  it.each([
    ['how do I draw text', 'draw text'],
    ['How to draw text', 'draw text'],
    ['can you draw text', 'draw text'],
    ['where can i find the tick rate', 'the tick rate'],
    ['is there a way to hide an item', 'hide an item'],
    ["what's the best way to hide an item", 'hide an item'],
    ["i'm trying to hide an item", 'hide an item'],
    ['looking for a function that hides items', 'hides items'],
    ['give me the name of a player', 'the name of a player'],
    ['show me how to hide items', 'hide items'],
    ['please help me to hide items', 'hide items'],
    ["i'd like to hide items", 'hide items'],
    ['i wanna hide items', 'hide items'],
    ['how i can hide items', 'hide items'],
    ['how i hide items', 'hide items'],
    ['is it possible to hide items', 'hide items'],
    ['i want the name of a player', 'the name of a player'],
    ['know who shot me', 'who shot me'],
    ['how can i tell if somebody jumps', 'somebody jumps'],
    ['check whether a table is empty', 'a table is empty'],
    ['show who shot me', 'who shot me'],
    ['run code when someone buys a weapon', 'when someone buys a weapon'],
    ['how do I call a function whenever a round starts', 'whenever a round starts'],
    ['get notified when the bomb explodes', 'when the bomb explodes'],
    ['detecting when the bomb explodes', 'when the bomb explodes'],
    ['what is my ping', 'my ping'],
    ["what's the name of the map", 'the name of the map'],
    ['run code every frame', 'every frame'],
    ['getting the name of a player', 'the name of a player'],
    ['convert ticks to seconds', 'ticks to seconds'],
    ['how do I convert ticks into seconds', 'ticks into seconds'],
    ['turn a table into text', 'a table into text'],
    ['why is my event not called', 'my event not called'],
    ['why not my event called', 'not my event called'],
    ['why does it never run', 'it never run'],
  ])('%s', (typed, rest) => {
    expect(withoutOpening(typed)).toBe(rest);
  });

  it.each([
    'how to start',
    'getting started',
    'run code',
    'how big is the menu',
    'what is a tick',
    'function keys',
    'function',
    'script name',
    'canister',
    'know who',
    'tell me what to do',
    'give me',
    'show menu item',
    'is there',
    'way point to draw',
    'find_signature to call',
    'call a function',
    'check box of the menu',
    'convert a color',
    'turn the camera to enemies',
    'check if nil',
    'why is my script slow',
    'why not',
    '"how do i draw text"',
  ])('leaves `%s` as it is', (typed) => {
    expect(withoutOpening(typed)).toBe(typed);
  });
});
