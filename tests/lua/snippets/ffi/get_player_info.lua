local ffi = require("ffi")

local players

--- Writes a name into a field of characters.
local function write(field, text)
    ffi.copy(field, text)
end

setup(function()
    players = {}
    -- Stands for the engine: fills the record of a player who is there.
    answer("vtable_bind", function(_, _, _, signature)
        expect(signature):is("bool(__thiscall*)(void*, int, $*)")
        return function(entindex, record)
            local player = players[entindex]
            if player then
                expect(tostring(record.version)):is("18446744073709547522ULL")
                record.raw_account_id = player.account
                record.user_id = player.userid
                record.is_bot = player.is_bot or false
                record.is_broadcast = player.is_broadcast or false
                write(record.raw_name, player.name)
                write(record.raw_id_text, player.id_text or "BOT")
            end
            return player ~= nil
        end
    end)
    answer("client.userid_to_entindex", function(userid)
        for index, player in pairs(players) do
            if player.userid == userid then
                return index
            end
        end
        return 0
    end)
end)

local function start()
    game.join()
    players[1] = {
        name = "Anna",
        userid = 7,
        account = 76561197960265729ULL,
        id_text = "STEAM_1:1:0",
    }
    players[3] = { name = "Bob", userid = 9, account = 0, is_bot = true }
    players[4] = { name = "TV", userid = 2, account = 0, is_broadcast = true }
end

scenario("all players are listed with what they are", function()
    start()
    load_script()
    menu.press("List player records")
    expect(logged()):is({
        " 1  Anna  76561197960265729",
        " 3  Bob  bot",
        " 4  TV  broadcast",
    })
end)

scenario("a user id that leads elsewhere tells of a wrong layout", function()
    start()
    load_script()
    answer("client.userid_to_entindex", 0)
    menu.press("List player records")
    expect(logged()[1]):has("verify the layout")
end)

scenario("a record has all of its fields, and is a copy", function()
    start()
    local get_player_info = load_with("return get_player_info")
    local info = get_player_info(1)
    players[1].name = "Zoe"
    expect(info.name):is("Anna")
    expect(get_player_info(1).name):is("Zoe")
    expect(info.account_id):is("76561197960265729")
    expect(info.id_text):is("STEAM_1:1:0")
    expect(info.friend_name):is("")
    expect(info.user_id):is(7)
    expect(info.is_bot):is(false)
    expect(info.file_checksums[3]):is(0)
    expect(info.download_count):is(0)
    expect(info.no_such_field):is_nil()
end)

scenario("there is no record of nobody, nor outside a game", function()
    start()
    local get_player_info = load_with("return get_player_info")
    expect(get_player_info(1).name):is("Anna")
    for _, index in ipairs({ -1, 0, 65 }) do
        players[index] = players[1] -- What the engine would never be asked.
    end
    for _, wrong in ipairs({ 0, 2, 65, -1, "1", {} }) do
        expect(get_player_info(wrong)):is_nil()
    end
    expect(get_player_info(nil)):is_nil()
    game.leave()
    expect(get_player_info(1)):is_nil()
end)

scenario("without the interface nothing is bound", function()
    answer("client.create_interface", nil)
    load_script()
    expect(logged("error_log")):is({
        "Player info is off: no interface VEngineClient014",
    })
    expect(calls("vtable_bind")):has_length(0)
    expect(menu.items()):has_length(0)
end)

scenario("a second load does not collide with the first", function()
    start()
    load_script()
    reload()
    menu.press("List player records")
    expect(logged()):has_length(3)
end)

scenario("your own death by a bot is logged, nothing else", function()
    start()
    local me = game.player({ me = true, index = 10 })
    load_with("bot_deaths.lua")
    local function die(attacker)
        fire("player_death", { userid = 100, attacker = attacker })
    end
    answer("client.userid_to_entindex", function(userid)
        local known = { [100] = me.index, [7] = 1, [9] = 3 }
        return known[userid] or 0
    end)
    die(7)
    die(55)
    fire("player_death", { userid = 7, attacker = 9 })
    expect(logged()):has_length(0)
    die(9)
    expect(logged()):is({ "Killed by the bot Bob" })
end)
