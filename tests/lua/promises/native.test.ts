import { describe } from 'vitest';
import { promisesAlone } from './support.ts';

/** The FFI of a simulated Windows: `library` stands for the functions of the system. */
const WINDOWS = `
  local ffi = require("ffi")
  local library = {}
  game.module("ffi", setmetatable({ os = "Windows", C = library }, { __index = ffi }))
`;

describe('an example calls native code as it says', () => {
  promisesAlone(
    'client.create_interface',
    'the button copies your position, and nothing is added without the interface',
    `local ffi = require("ffi")
     local copied
     local set_text = ffi.cast("void(__thiscall*)(void*, const char*, int)", function(_, text, length)
         copied = ffi.string(text, length)
     end)
     local functions = ffi.new("void*[10]")
     functions[9] = ffi.cast("void*", set_text)
     local object = ffi.new("void*[1]", ffi.cast("void*", functions))

     answer("client.create_interface", nil)
     load_script()
     expect(logged("error_log")):has_length(1)
     expect(menu.items()):has_length(0)

     answer("client.create_interface", ffi.cast("void*", object))
     reload()
     answer("client.eye_position", nil)
     menu.press("Copy position")
     expect(copied):is_nil()
     answer("client.eye_position", 12.4, -300, 64)
     menu.press("Copy position")
     expect(copied):is("12 -300 64")`,
  );

  promisesAlone(
    'ffi.os',
    'the text is there while Caps Lock is on, whether or not its key is held',
    `${WINDOWS}
     local state = 0
     function library.GetKeyState(key)
         expect(key):is(0x14)
         return state
     end
     load_script()
     for value, expected in pairs({ [0] = 0, [-128] = 0, [1] = 1, [-127] = 1 }) do
         state = value
         frame()
         expect(texts()):has_length(expected)
     end`,
  );

  promisesAlone(
    'ffi.gc',
    'the reason is logged once and its memory is freed; a folder that exists is no failure',
    `${WINDOWS}
     local code, freed = 5, 0
     local reason = ffi.new("char[32]", "Access is denied.")
     function library.CreateDirectoryA(path)
         expect(path):is("my_script")
         return code == 0 and 1 or 0
     end
     function library.GetLastError()
         return code
     end
     function library.FormatMessageA(_, _, id, _, out)
         if id == 5 then
             ffi.cast("char**", out)[0] = reason
         end
         return id == 5 and 17 or 0
     end
     function library.LocalFree(memory)
         freed = freed + (memory == ffi.cast("char*", reason) and 1 or 100)
     end
     load_with("collectgarbage()")
     expect(logged("error_log")):is({ "No folder my_script: Access is denied." })
     expect(freed):is(1)
     for _, quiet in ipairs({ 0, 183 }) do
         code = quiet
         reload()
     end
     expect(logged("error_log")):has_length(1)
     code = 1234
     reload()
     expect(logged("error_log")[2]):is("No folder my_script: error 1234")`,
  );
});
