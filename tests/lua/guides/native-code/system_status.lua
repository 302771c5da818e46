local ffi = require("ffi")

--- The FFI with functions of Windows; `calls` counts how often the memory was asked for.
local function windows(memory, uptime)
    local system = { calls = 0 }
    local library = {}
    function library.GlobalMemoryStatusEx(status)
        system.calls = system.calls + 1
        if not memory or status.length ~= 64 then
            return 0
        end
        status.load, status.free = memory.load, memory.free
        return 1
    end
    function library.GetTickCount64()
        return ffi.new("uint64_t", uptime or 0)
    end
    system.ffi = setmetatable(
        { os = "Windows", C = library },
        { __index = ffi }
    )
    return system
end

scenario("it stays off where Windows is not: one line, no menu item", function()
    game.module("ffi", setmetatable({ os = "Linux" }, { __index = ffi }))
    load_script()
    expect(logged("error_log")):has_length(1)
    expect(logged("error_log")[1]):has("system_status is off: ")
    expect(logged("error_log")[1]):has("this is not Windows")
    expect(menu.items()):has_length(0)
    expect(listens("paint_ui")):is(false)
end)

scenario("it shows memory and uptime, also in the main menu", function()
    local memory = { load = 43, free = 9.5 * 2 ^ 30 }
    local system = windows(memory, (26 * 3600 + 7 * 60) * 1000)
    game.module("ffi", system.ffi)
    load_script()
    frame()
    expect(drawn()):has_length(0)
    menu.set("System status", true)
    frame()
    expect(texts()):is({ "Memory 43%, 9.5 GB free, up 26 h 07 min" })
end)

scenario("it asks the system once a second", function()
    local memory = { load = 43, free = 2 ^ 30 }
    local system = windows(memory)
    game.module("ffi", system.ffi)
    load_script()
    menu.set("System status", true)
    local before = system.calls
    play(2.95)
    expect(system.calls - before):is(3)
    memory.load = 50
    play(1)
    expect(texts()[1]):has("Memory 50%")
end)

scenario("implausible values and a refusal keep it off", function()
    game.module("ffi", windows({ load = 300, free = 0 }).ffi)
    load_script()
    expect(logged("error_log")[1]):has("the values make no sense")
    game.module("ffi", windows(nil).ffi)
    reload()
    expect(logged("error_log")[2]):has("the memory status was refused")
    expect(menu.items()):has_length(0)
end)

scenario(
    "with another size than the struct has, one red line appears and nothing is called",
    function()
        local system = windows({ load = 1, free = 0 })
        game.module("ffi", system.ffi)
        load_changed("MEMORY_SIZE = 64", "MEMORY_SIZE = 60")
        expect(logged("error_log")):has_length(1)
        expect(logged("error_log")[1]):has("the struct has another size")
        expect(system.calls):is(0)
        expect(menu.items()):has_length(0)
    end
)

scenario("a missing function is an error that is caught", function()
    local system = windows({ load = 1, free = 0 })
    system.ffi.C = setmetatable({}, {
        __index = function(_, name)
            error("cannot resolve symbol '" .. name .. "'", 2)
        end,
    })
    game.module("ffi", system.ffi)
    load_script()
    expect(logged("error_log")[1]):has("cannot resolve symbol")
end)
