local ffi = require("ffi")

local VIRTUAL_KEYS = { [11] = 65, [14] = 68, [16] = 70 }
local NAMES = { [11] = "a", [14] = "d", [16] = "f", [20] = "" }

local down, pressed, codes

setup(function()
    down, pressed, codes = {}, {}, VIRTUAL_KEYS
    local functions = {
        [15] = function(code)
            return down[code] or false
        end,
        [16] = function(code)
            return pressed[code] or 5
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

scenario("what is pressed is logged once, with name and virtual key", function()
    load_script()
    menu.set("Show button codes", true)
    frame()
    down[16] = true
    play(0.1)
    down[16] = false
    frame()
    down[16], down[50] = true, true
    play(0.1)
    expect(logged()):is({
        "Code 16: f, virtual key 70",
        "Code 16: f, virtual key 70",
        "Code 50: no name, virtual key 0",
    })
end)

scenario("nothing is logged without the checkbox", function()
    load_script()
    down[16] = true
    play(0.1)
    expect(logged()):has_length(0)
end)

scenario("another layout of the interface is noticed at load", function()
    codes = { [11] = 66 }
    load_script()
    expect(logged("error_log")):is({
        "Input system is off: the positions do not fit",
    })
    expect(listens("paint_ui")):is(false)
end)

scenario("without the interface nothing is bound", function()
    for _, missing in ipairs({
        function()
            return nil
        end,
        function()
            error("no such module")
        end,
    }) do
        clear_console()
        answer("client.create_interface", missing)
        load_script()
        expect(logged("error_log")):is({
            "Input system is off: no interface InputSystemVersion001",
        })
        expect(calls("vtable_bind")):has_length(0)
        unload()
    end
end)

scenario("buttons of one code are equal, and know their ticks", function()
    local button = load_with("return button")
    expect(button.new(16) == button.new(16)):is(true)
    expect(button.new(16) == button.new(11)):is(false)
    expect(button.is(button.new(11))):is(true)
    for _, other in ipairs({ {}, 16, "button", false }) do
        expect(button.is(other)):is(false)
    end
    expect(button.new(11):get_pressed_tick()):is(5)
    expect(button.new(11):get_released_tick()):is(6)
    expect(button.new(11):to_vkey()):is(65)
end)

scenario("a button without a name has none", function()
    local button = load_with("return button")
    expect(button.new(11):to_string()):is("a")
    expect(button.new(20):to_string()):is_nil()
    expect(button.new(30):to_string()):is_nil()
end)

scenario("what is no code of a button raises an error", function()
    local button = load_with("return button")
    for _, wrong in ipairs({ -1, 114, 1.5, "16", 1 / 0, 0 / 0 }) do
        expect(function()
            button.new(wrong)
        end):raises("button code 0 to 113 expected, got " .. wrong)
    end
    expect(button.new(0):is_down()):is(false)
    expect(button.new(113):is_down()):is(false)
end)

scenario("of two keys the later one counts", function()
    game.join()
    load_with("last_key.lua")
    local function shown()
        frame()
        local call = drawn("indicator")[1]
        return call and call.text
    end
    expect(shown()):is_nil()
    down[11], pressed[11] = true, 100
    expect(shown()):is("left")
    down[14], pressed[14] = true, 101
    expect(shown()):is("right")
    down[14] = false
    expect(shown()):is("left")
end)
