local log

local function feature()
    log = {}
    return {
        name = "Thing",
        events = {
            paint = function()
                log[#log + 1] = "paint"
            end,
        },
        start = function()
            log[#log + 1] = "start"
        end,
        stop = function()
            log[#log + 1] = "stop"
        end,
    }
end

scenario("callbacks are registered only while the feature is on", function()
    game.join()
    load_script().add(feature())
    expect(menu.items()):is({ "Thing" })
    frame()
    menu.set("Thing", true)
    frame()
    menu.set("Thing", false)
    frame()
    expect(log):is({ "start", "paint", "stop" })
    expect(listens("paint")):is(false)
end)

scenario("the end of the script undoes what a feature changed, once", function()
    load_script().add(feature())
    menu.set("Thing", true)
    unload()
    expect(log):is({ "start", "stop" })
end)

scenario("nothing is undone of a feature that is off", function()
    load_script().add(feature())
    unload()
    expect(log):is({})
end)

scenario(
    "a configuration switches it, and the same value changes nothing",
    function()
        load_script().add(feature())
        save_config()
        menu.set("Thing", true)
        load_config()
        load_config()
        expect(log):is({ "start", "stop" })
    end
)

scenario("a feature whose checkbox is ticked already starts at once", function()
    local features = load_script()
    answer("ui.get", true)
    features.add(feature())
    expect(log):is({ "start" })
end)

scenario("a feature without start and stop is fine", function()
    load_script().add({ name = "Bare", events = {} })
    menu.set("Bare", true)
    menu.set("Bare", false)
    unload()
end)
