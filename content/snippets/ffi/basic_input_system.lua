local ffi = require("ffi")

-- These values belong to one version of the engine. Verify them before use.
local MODULE = "inputsystem.dll"
local INTERFACE = "InputSystemVersion001"
local IS_BUTTON_DOWN = 15
local GET_BUTTON_PRESSED_TICK = 16
local GET_BUTTON_RELEASED_TICK = 17
local BUTTON_CODE_TO_STRING = 40
local BUTTON_CODE_TO_VIRTUAL_KEY = 46
local LAST_CODE = 113 -- keyboard and mouse; codes above it belong to joysticks
local KEY_A, VIRTUAL_KEY_A = 11, 65

local is_button_down = vtable_bind(
    MODULE,
    INTERFACE,
    IS_BUTTON_DOWN,
    "bool(__thiscall*)(void*, int)"
)
local pressed_tick = vtable_bind(
    MODULE,
    INTERFACE,
    GET_BUTTON_PRESSED_TICK,
    "int(__thiscall*)(void*, int)"
)
local released_tick = vtable_bind(
    MODULE,
    INTERFACE,
    GET_BUTTON_RELEASED_TICK,
    "int(__thiscall*)(void*, int)"
)
local code_to_name = vtable_bind(
    MODULE,
    INTERFACE,
    BUTTON_CODE_TO_STRING,
    "const char*(__thiscall*)(void*, int)"
)
local code_to_vkey = vtable_bind(
    MODULE,
    INTERFACE,
    BUTTON_CODE_TO_VIRTUAL_KEY,
    "int(__thiscall*)(void*, int)"
)

assert(
    code_to_vkey(KEY_A) == VIRTUAL_KEY_A,
    "the input interface has another layout than this script expects"
)

local button = {}
local button_mt = { __index = button }

function button_mt.__eq(first, second)
    return first.code == second.code
end

-- Makes a button from an engine button code, 0 to 113.
function button.new(code)
    if
        type(code) ~= "number"
        or code < 0
        or code > LAST_CODE
        or code % 1 ~= 0
    then
        error(
            "button code from 0 to "
                .. LAST_CODE
                .. " expected, got "
                .. tostring(code),
            2
        )
    end
    return setmetatable({ code = code }, button_mt)
end

-- Tells whether a value is a button.
function button.is(value)
    return getmetatable(value) == button_mt
end

function button:is_down()
    return is_button_down(self.code)
end

function button:get_pressed_tick()
    return pressed_tick(self.code)
end

function button:get_released_tick()
    return released_tick(self.code)
end

-- Name of the button, nil when the engine has none.
function button:to_string()
    local name = code_to_name(self.code)
    if name == nil then
        return nil
    end
    local text = ffi.string(name)
    return text ~= "" and text or nil
end

function button:to_vkey()
    return code_to_vkey(self.code)
end
