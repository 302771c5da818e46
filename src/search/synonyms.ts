import { stem } from './stem.ts';

/**
 * Words that script authors use for the same thing, each line one group. Full text only: names are found as they
 * are written.
 */
export const SYNONYMS: readonly string[] = [
  'draw render renderer paint display show',
  'health hp',
  'colour color rgb rgba tint',
  'grey gray',
  'centre center middle',
  'menu gui ui',
  'kill death die died dead frag',
  'hurt damage hit dmg',
  'shot shoot fire fired bullet',
  'gun weapon',
  'bomb c4',
  'chat message say',
  'team side',
  'enemy opponent opposing foe',
  'ally teammate friend',
  'entity ent',
  'index id',
  'name nick nickname',
  'player user',
  'key keyboard button',
  'hotkey bind keybind',
  'cursor mouse',
  'dropdown combobox select choice',
  'textbox input',
  'event callback hook listener handler',
  'timer delay later wait timeout schedule',
  'frame fps',
  'tick ticks',
  'ping latency lag',
  'resolution size dimension',
  'width length measure',
  'duration length interval period',
  'xor exclusive',
  'image picture texture png jpg icon',
  'box rectangle rect square',
  'circle ring arc',
  'line segment',
  'position origin location coordinates coordinate pos coords',
  'rotation angle angles direction',
  'distance dist range far',
  'camera view',
  'visible see seen visibility wall',
  'trace raycast ray',
  'hitbox bone',
  'netvar prop property',
  'cvar convar variable',
  'command cmd exec execute',
  'console terminal',
  'log print output',
  'save store write persist persistent',
  'load read open',
  'remove delete unset unregister clear',
  'add register subscribe',
  'file disk',
  'config configuration settings preset',
  'random rng',
  'round nearest',
  'square sqrt',
  'text string label',
  'split parse decode deserialize',
  'serialize encode stringify',
  'substring part slice',
  'replace substitute',
  'search find lookup',
  'count number amount',
  'list array table',
  'loop iterate each',
  'exception error throw raise',
  'catch protected pcall',
  'memory pointer address',
  'signature pattern sigscan scan',
  'struct cdef declaration',
  'virtual vtable vfunc vmt',
  'javascript js panorama',
  'material shader chams',
  'smoke smokegrenade',
  'flash flashbang blind',
  'molotov fire inferno incendiary burn',
  'explode explosion detonate detonation exploded',
  'jump hop bhop',
  'crouch duck',
  'move movement',
  'buy purchase bought',
  'step footstep',
  'scope zoom',
  'join connect connected',
  'leave disconnect quit',
  'begin start started',
  'end finish finished over',
  'unload shutdown exit',
  'map level',
  'time clock date',
  'enable enabled disable lock unlock toggle',
  'hide show visible',
  'pause suspend yield stop halt',
  'continue resume',
  'modify change edit alter adjust',
  'hold held carry hand equip',
  'get read retrieve fetch',
  'set write assign',
  'create make new construct',
  'normalize normalized unit',
  'lerp interpolate interpolation',
  'import require include module',
  'check test tell whether is',
  'block prevent cancel suppress',
  'trigger raise fire emit',
  'opacity alpha transparent transparency',
];

const GROUPS = SYNONYMS.map((line) => [...new Set(line.split(' ').map(stem))]);

const BY_STEM = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const word of group) {
    const others = BY_STEM.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    BY_STEM.set(word, others);
  }
}

/**
 * Stems that mean the same as this one.
 *
 * @example synonymsOf('hp') // ['health']
 */
export function synonymsOf(word: string): string[] {
  return [...(BY_STEM.get(word) ?? [])];
}
