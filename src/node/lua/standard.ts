/** Names that every LuaJIT has without `require`, with the members of its libraries. */
export const STANDARD: ReadonlyMap<string, readonly string[]> = new Map([
  ['_G', []],
  ['_VERSION', []],
  ...[
    'assert',
    'collectgarbage',
    'dofile',
    'error',
    'gcinfo',
    'getfenv',
    'getmetatable',
    'ipairs',
    'load',
    'loadfile',
    'loadstring',
    'module',
    'newproxy',
    'next',
    'pairs',
    'pcall',
    'print',
    'rawequal',
    'rawget',
    'rawlen',
    'rawset',
    'require',
    'select',
    'setfenv',
    'setmetatable',
    'tonumber',
    'tostring',
    'type',
    'unpack',
    'xpcall',
  ].map((name): [string, string[]] => [name, []]),
  ['bit', words('arshift band bnot bor bswap bxor lshift rol ror rshift tobit tohex')],
  ['coroutine', words('create isyieldable resume running status wrap yield')],
  [
    'debug',
    words(
      'debug getfenv gethook getinfo getlocal getmetatable getregistry getupvalue getuservalue setfenv sethook setlocal setmetatable setupvalue setuservalue traceback upvalueid upvaluejoin',
    ),
  ],
  ['io', words('close flush input lines open output popen read stderr stdin stdout tmpfile type write')],
  [
    'jit',
    words('arch attach flush off on opt os prngstate profile security status util version version_num'),
  ],
  [
    'math',
    words(
      'abs acos asin atan atan2 ceil cos cosh deg exp floor fmod frexp huge ldexp log log10 max min modf pi pow rad random randomseed sin sinh sqrt tan tanh',
    ),
  ],
  ['os', words('clock date difftime execute exit getenv remove rename setlocale time tmpname')],
  ['package', words('config cpath loaded loaders loadlib path preload searchers searchpath seeall')],
  ['string', words('byte char dump find format gmatch gsub len lower match rep reverse sub upper')],
  ['table', words('clear concat foreach foreachi getn insert maxn move new pack remove sort unpack')],
]);

function words(text: string): string[] {
  return text.split(' ');
}
