local ffi = require("ffi")

local VIRTUAL_KEYS = { [11] = 65, [16] = 70 }
local NAMES = { [11] = "a", [16] = "f", [20] = "" }

local down, codes

setup(function()
    down, codes = {}, VIRTUAL_KEYS
    local functions = {
        [15] = function(code)
            return down[code] or false
        end,
        [16] = function()
            return 5
        end,
        [17] = function()
            return 6
        end,
        [40] = function(code)
            local name = NAMES[code]
            return name and ffi.cast("const char*", name)
        end,
        [46] = function(code)
            return codes[code] or 0
        end,
    }
    answer("vtable_bind", function(_, _, position)
        return functions[position]
    end)
end)

scenario("a press is logged once, with its name and virtual key", function()
    game.join()
    load_with("press_log.lua")
    frame()
    down[16] = true
    play(0.1)
    down[16] = false
    frame()
    down[16] = true
    frame()
    expect(logged()):is({
        "f pressed, virtual key 70",
        "f pressed, virtual key 70",
    })
end)

scenario("another layout of the interface is noticed at load", function()
    codes = { [11] = 66 }
    load_script()
    expect(errors()[1]):has("the input interface has another layout")
end)

scenario("buttons of one code are equal, and know their ticks", function()
    local button = load_with("return button")
    expect(button.new(16) == button.new(16)):is(true)
    expect(button.new(16) == button.new(11)):is(false)
    expect(button.is(button.new(11))):is(true)
    expect(button.is({})):is(false)
    expect(button.new(11):get_pressed_tick()):is(5)
    expect(button.new(11):get_released_tick()):is(6)
end)

scenario("a button without a name has none", function()
    local button = load_with("return button")
    expect(button.new(11):to_string()):is("a")
    expect(button.new(20):to_string()):is_nil()
    expect(button.new(30):to_string()):is_nil()
end)

scenario("what is no code of a button raises an error", function()
    local button = load_with("return button")
    for _, wrong in ipairs({ -1, 114, 1.5, "16" }) do
        expect(function()
            button.new(wrong)
        end):raises("button code from 0 to 113 expected, got " .. wrong)
    end
end)
