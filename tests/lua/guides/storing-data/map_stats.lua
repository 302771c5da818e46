local me, enemy
local KEY = "map_stats.data"

local function start(map)
    game.join(map or "de_nuke")
    me = game.player({ me = true, team = 3 })
    enemy = game.player({ team = 2 })
    load_script()
end

local function kill(victim, attacker)
    fire("player_death", {
        userid = victim.userid,
        attacker = attacker.userid,
    })
end

local function new_map(map)
    game.join(map)
    fire("game_newmap")
end

scenario("rounds, kills and deaths are counted for each map", function()
    start()
    kill(enemy, me)
    kill(enemy, me)
    kill(me, enemy)
    kill(enemy, enemy)
    fire("round_end")
    new_map("de_train")
    fire("round_end")
    unload()
    expect(game.database[KEY].maps):is({
        de_nuke = { rounds = 1, kills = 2, deaths = 1, note = "" },
        de_train = { rounds = 1, kills = 0, deaths = 0, note = "" },
    })
end)

scenario("your own death is no kill, even if you are the attacker", function()
    start()
    kill(me, me)
    unload()
    local stats = game.database[KEY].maps.de_nuke
    expect({ stats.kills, stats.deaths }):is({ 0, 1 })
end)

scenario(
    "the numbers survive a reload, with the line of the map in the console",
    function()
        start()
        kill(enemy, me)
        fire("round_end")
        clear_console()
        reload()
        expect(logged()):is({ "de_nuke: rounds 1, kills 1, deaths 0. " })
    end
)

scenario("nothing is written before the end or a new map", function()
    start()
    fire("round_end")
    expect(calls("database.write")):has_length(0)
    new_map("de_train")
    expect(calls("database.write")):has_length(1)
    expect(calls("database.flush")):has_length(1)
    unload()
    expect(calls("database.write")):has_length(2)
end)

scenario("a note belongs to its map", function()
    start()
    menu.set("Note for this map", "hold ramp")
    menu.press("Save note")
    expect(game.database[KEY].maps.de_nuke.note):is("hold ramp")
    new_map("de_train")
    expect(menu.get("Note for this map")):is("")
    clear_console()
    new_map("de_nuke")
    expect(menu.get("Note for this map")):is("hold ramp")
    expect(logged()[1]):has("hold ramp")
    reload()
    expect(menu.get("Note for this map")):is("hold ramp")
end)

scenario("a configuration does not bring the note of another map", function()
    start()
    menu.set("Note for this map", "hold ramp")
    menu.press("Save note")
    save_config()
    new_map("de_train")
    load_config()
    expect(menu.get("Note for this map")):is("")
end)

scenario("outside a game a note cannot be saved", function()
    load_script()
    menu.press("Save note")
    expect(logged("error_log")):is({ "Join a game first" })
end)

scenario(
    "data of another version starts again, missing and wrong fields are filled in",
    function()
        game.database[KEY] =
            { version = 99, maps = { de_nuke = { kills = 5 } } }
        start()
        expect(logged()[1]):has("kills 0")
        unload()
        game.database[KEY] =
            { version = 1, maps = { de_nuke = { kills = 5, rounds = "x" } } }
        clear_console()
        load_script()
        expect(logged()):is({ "de_nuke: rounds 0, kills 5, deaths 0. " })
    end
)

scenario("data that is not a table does no harm", function()
    for _, stored in ipairs({ "text", 5, { version = 1, maps = "none" } }) do
        game.database[KEY] = stored
        start()
        expect(logged()[1]):has("rounds 0")
        clear_console()
        unload()
    end
end)

scenario("the file that is written can be read back", function()
    start()
    kill(enemy, me)
    menu.press("Export statistics")
    expect(logged()):has("Written to map_stats.json")
    expect(game.files["map_stats.json"]):has('"kills":1')
    kill(enemy, me)
    clear_console()
    menu.press("Import statistics")
    expect(logged()):is({ "de_nuke: rounds 0, kills 1, deaths 0. " })
    expect(game.database[KEY].maps.de_nuke.kills):is(1)
end)

scenario("a missing or broken file is reported, and changes nothing", function()
    start()
    kill(enemy, me)
    menu.press("Import statistics")
    expect(logged("error_log")):has("map_stats.json not found")
    for _, text in ipairs({ "{", "", "5", "[]", '{"maps":3}' }) do
        game.files["map_stats.json"] = text
        menu.press("Import statistics")
    end
    expect(logged("error_log")):has_length(6)
    expect(logged("error_log")[6]):is("map_stats.json holds no statistics")
    unload()
    expect(game.database[KEY].maps.de_nuke.kills):is(1)
end)

scenario("single fields of an edited file are repaired", function()
    start()
    game.files["map_stats.json"] =
        '{"maps":{"de_nuke":{"kills":"many","deaths":2}}}'
    menu.press("Import statistics")
    expect(logged()):has("de_nuke: rounds 0, kills 0, deaths 2. ")
end)

scenario("imported values that do not fit can still be saved", function()
    start()
    game.files["map_stats.json"] =
        '{"maps":{"de_nuke":{"kills":2,"old":null},"de_train":null,"de_mirage":{"note":null}}}'
    menu.press("Import statistics")
    expect(logged()):has("de_nuke: rounds 0, kills 2, deaths 0. ")
    kill(enemy, me)
    unload()
    expect(game.database[KEY].maps.de_nuke):is({
        rounds = 0,
        kills = 3,
        deaths = 0,
        note = "",
    })
    expect(game.database[KEY].maps.de_mirage.note):is("")
end)

scenario("a file replaces all statistics", function()
    start("de_nuke")
    kill(enemy, me)
    game.files["map_stats.json"] = '{"maps":{"de_train":{"kills":4}}}'
    menu.press("Import statistics")
    expect(game.database[KEY].maps.de_train.kills):is(4)
    expect(game.database[KEY].maps.de_nuke):is_nil()
end)
