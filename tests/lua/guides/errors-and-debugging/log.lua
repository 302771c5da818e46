local log

local function start()
    log = load_script()
end

scenario("any value becomes text, two levels deep", function()
    start()
    log.info("a", 1, true, { b = { c = { d = 1 } } }, { "x", 2 })
    local line = logged()[1]
    expect(line):is('info: a 1 true {b = {c = {...}}} {1 = "x", 2 = 2}')
end)

scenario(
    "fields stand in one order, whatever the table makes of them",
    function()
        start()
        log.info({ d = 1, c = 2, b = 3, a = 4, e = 5, f = 6 })
        expect(logged()):is({
            "info: {a = 4, b = 3, c = 2, d = 1, e = 5, f = 6}",
        })
    end
)

scenario("a table that holds itself comes to an end", function()
    start()
    local loop = {}
    loop.self = loop
    log.info(loop)
    expect(logged()):is({ "info: {self = {self = {...}}}" })
end)

scenario("nil is shown, and what comes after it too", function()
    start()
    log.info(nil, "after", nil)
    expect(logged()):is({ "info: nil after nil" })
end)

scenario(
    "levels have their colours, and debug lines need the checkbox",
    function()
        start()
        log.debug("unseen")
        expect(logged()):has_length(0)
        menu.set("Detailed log", true)
        log.debug("seen")
        log.warn("careful")
        log.info("plain")
        expect(logged()):is({ "debug: seen", "warning: careful", "info: plain" })
        local colors = {}
        for index, line in ipairs(console()) do
            colors[index] = { line.r, line.g, line.b }
        end
        expect(colors):is({
            { 150, 150, 150 },
            { 255, 200, 80 },
            { 220, 220, 220 },
        })
    end
)

scenario("a sample writes one line in its interval", function()
    start()
    menu.set("Detailed log", true)
    for _ = 1, 250 do
        log.sample("x", 1, 5)
        log.sample("y", 2, 6)
        frame()
    end
    expect(logged()):is({
        "debug: x 5",
        "debug: y 6",
        "debug: x 5",
        "debug: x 5",
        "debug: y 6",
    })
end)

scenario(
    "a guarded callback passes its results on, and reports an error once, with a trace",
    function()
        start()
        local function fail()
            error("broken")
        end
        expect(log.guard(function(a, b)
            return a + b
        end)(2, 3)):is(5)
        local guarded = log.guard(function()
            fail()
        end)
        for _ = 1, 3 do
            guarded()
        end
        expect(logged("error_log")):has_length(1)
        expect(logged("error_log")[1]):has("broken\n  at ")
    end
)
