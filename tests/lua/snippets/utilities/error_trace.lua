--- The lines of a text, without the numbers of lines of the script.
local function lines_of(text)
    local lines = {}
    for line in text:gmatch("[^\n]+") do
        lines[#lines + 1] = line:gsub(":%d+", ":N")
    end
    return lines
end

scenario("an error names the calls that led to it", function()
    load_with([[
        local function inner()
            error_trace("broken")
        end
        local function outer()
            inner()
        end
        outer()
    ]])
    expect(lines_of(errors()[1])):is({
        "broken",
        "  1: error_trace.lua:N",
        "  2: error_trace.lua:N",
        "  3: error_trace.lua:N",
    })
end)

scenario("the innermost call comes first", function()
    local run = load_with([[
        local function inner()
            error_trace("broken")
        end
        return function()
            local ok, text = pcall(function()
                inner()
                return true
            end)
            return text
        end
    ]])
    local lines = run()
    local first = tonumber(lines:match("1: error_trace.lua:(%d+)"))
    local second = tonumber(lines:match("2: error_trace.lua:(%d+)"))
    expect(second - first):is(4)
end)

scenario("the button reports who passed the wrong size", function()
    load_script()
    menu.press("Apply wrong settings")
    local lines = lines_of(logged("error_log")[1])
    expect(lines):is({
        "the size must be a number, got string",
        "  1: error_trace.lua:N",
        "  2: error_trace.lua:N",
        "  3: error_trace.lua:N",
        "  5: error_trace.lua:N",
    })
    expect(logged("log")):has_length(0)
end)

scenario("a callback that fails each frame is reported once", function()
    game.join()
    load_with("traced_paint.lua")
    answer("entity.get_local_player", nil)
    play(1)
    expect(logged("error_log")):has_length(1)
    expect(logged("error_log")[1]):fits("\n  %d: error_trace.lua:%d+")
    expect(errors()):has_length(0)
end)

scenario("a traced function hands on arguments and result", function()
    local traced = load_with("return traced")
    local add = traced(function(a, b)
        return a + (b or 100)
    end)
    expect(add(1, 2)):is(3)
    expect(add(1, nil)):is(101)
end)

scenario("what is raised need not be text", function()
    local traced, text_of = unpack(load_with([[
        return { traced, function(value)
            return select(2, xpcall(error, trace, value))
        end }
    ]]))
    for _, value in ipairs({ 5, true, {} }) do
        expect(text_of(value)):has(tostring(value))
    end
    traced(function()
        error()
    end)()
    expect(logged("error_log")[1]):fits("^nil\n")
end)

scenario("ten levels at most", function()
    local run = load_with([[
        local function down(depth)
            if depth == 0 then
                error_trace("deep")
            end
            down(depth - 1)
            return depth
        end
        return function()
            local ok, text = pcall(down, 50)
            return text
        end
    ]])
    expect(#lines_of(run())):is(11)
end)

scenario("endless recursion is reported too, with ten lines", function()
    -- Code of the script is not compiled. When LuaJIT compiles the function, the handler sees no calls.
    local run = load_with([[
        local function forever()
            return 1 + forever()
        end
        return traced(forever)
    ]])
    run()
    expect(logged("error_log")):has_length(1)
    local lines = lines_of(logged("error_log")[1])
    expect(lines[1]):has("stack overflow")
    expect(lines):has_length(11)
    expect(lines[10]:match(": (.*)")):is(lines[9]:match(": (.*)"))
end)

scenario("a tail call leaves no line", function()
    local run = load_with([[
        local function inner()
            error_trace("broken")
        end
        local function outer()
            return inner()
        end
        return function()
            local ok, text = pcall(outer)
            return text
        end
    ]])
    local with_tail = #lines_of(run())
    unload()
    local run_all = load_with([[
        local function inner()
            error_trace("broken")
        end
        local function outer()
            inner()
            return true
        end
        return function()
            local ok, text = pcall(outer)
            return text
        end
    ]])
    expect(#lines_of(run_all()) - with_tail):is(1)
end)
