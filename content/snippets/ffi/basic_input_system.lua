local ffi = require("ffi")

-- Verify these values before the first run: the interface name, the positions
-- and the codes belong to one version of the engine.
local MODULE = "inputsystem.dll"
local INTERFACE = "InputSystemVersion001"
local IS_BUTTON_DOWN = 15
local GET_BUTTON_PRESSED_TICK = 16
local GET_BUTTON_RELEASED_TICK = 17
local BUTTON_CODE_TO_STRING = 40
local BUTTON_CODE_TO_VIRTUAL_KEY = 46
local LAST_CODE = 113 -- keyboard and mouse; joysticks have higher ones
local KEY_A, VIRTUAL_KEY_A = 11, 65

local found, interface = pcall(client.create_interface, MODULE, INTERFACE)
if not found or interface == nil then
    client.error_log("Input system is off: no interface " .. INTERFACE)
    return
end

local TAKES_CODE = "int(__thiscall*)(void*, int)"

local is_button_down = vtable_bind(
    MODULE,
    INTERFACE,
    IS_BUTTON_DOWN,
    "bool(__thiscall*)(void*, int)"
)
local get_pressed_tick =
    vtable_bind(MODULE, INTERFACE, GET_BUTTON_PRESSED_TICK, TAKES_CODE)
local get_released_tick =
    vtable_bind(MODULE, INTERFACE, GET_BUTTON_RELEASED_TICK, TAKES_CODE)
local get_name = vtable_bind(
    MODULE,
    INTERFACE,
    BUTTON_CODE_TO_STRING,
    "const char*(__thiscall*)(void*, int)"
)
local get_vkey =
    vtable_bind(MODULE, INTERFACE, BUTTON_CODE_TO_VIRTUAL_KEY, TAKES_CODE)

if get_vkey(KEY_A) ~= VIRTUAL_KEY_A then
    client.error_log("Input system is off: the positions do not fit")
    return
end

local button = {}
local button_mt = { __index = button }

function button_mt.__eq(first, second)
    return first.code == second.code
end

---Makes a button from an engine button code, 0 to 113.
function button.new(code)
    local is_number = type(code) == "number"
    if not is_number or code < 0 or code > LAST_CODE or code % 1 ~= 0 then
        error("button code 0 to 113 expected, got " .. tostring(code), 2)
    end
    return setmetatable({ code = code }, button_mt)
end

---Returns whether a value is a button.
function button.is(value)
    return getmetatable(value) == button_mt
end

function button:is_down()
    return is_button_down(self.code)
end

function button:get_pressed_tick()
    return get_pressed_tick(self.code)
end

function button:get_released_tick()
    return get_released_tick(self.code)
end

---Returns the name of the button, or `nil` when the engine has none.
function button:to_string()
    local name = get_name(self.code)
    if name == nil then
        return nil
    end
    local text = ffi.string(name)
    return text ~= "" and text or nil
end

---Returns the virtual key code, which `client.key_state` takes.
function button:to_vkey()
    return get_vkey(self.code)
end

-- From here on: an example. It logs the code of what you press.
local enabled = ui.new_checkbox("LUA", "B", "Show button codes")
local buttons, was_down = {}, {}
for code = 0, LAST_CODE do
    buttons[code] = button.new(code)
end

client.set_event_callback("paint_ui", function()
    if not ui.get(enabled) then
        return
    end
    for code = 0, LAST_CODE do
        local down = buttons[code]:is_down()
        if down and not was_down[code] then
            local name = buttons[code]:to_string() or "no name"
            local vkey = buttons[code]:to_vkey()
            client.log("Code ", code, ": ", name, ", virtual key ", vkey)
        end
        was_down[code] = down
    end
end)
