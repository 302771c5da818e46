scenario(
    "an error that is raised with it names the calls that led there",
    function()
        load_with([[
        local function inner()
            error_trace("broken")
        end
        local function outer()
            inner()
        end
        outer()
    ]])
        local lines = {}
        for line in errors()[1]:gmatch("[^\n]+") do
            lines[#lines + 1] = line:gsub("%d+$", "LINE")
        end
        expect(lines):is({
            "broken",
            "  1: error_trace.lua:LINE",
            "  2: error_trace.lua:LINE",
            "  3: error_trace.lua:LINE",
        })
    end
)

scenario("a wrapper gives a callback a trace", function()
    game.join()
    load_with("return trace")
    load_with([[
        local function fail()
            local list = nil
            return #list
        end
        client.set_event_callback("paint", function()
            local ok, text = xpcall(function() local n = fail() return n end, trace)
            client.log(text)
        end)
    ]])
    frame()
    expect(logged()[1]):has("attempt to get length of local 'list'")
    expect(logged()[1]):has("\n  1: error_trace.lua:")
end)
