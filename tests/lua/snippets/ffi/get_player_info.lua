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
                record.raw_account_id = player.account
                record.user_id = player.userid
                record.is_bot = player.is_bot or false
                record.is_broadcast = player.is_broadcast or false
                write(record.raw_name, player.name)
            end
            return player ~= nil
        end
    end)
end)

local function start()
    game.join()
    players[1] = { name = "Anna", userid = 7, account = 76561197960265729ULL }
    players[3] = { name = "Bob", userid = 9, account = 0, is_bot = true }
    players[4] = { name = "TV", userid = 2, account = 0, is_broadcast = true }
end

scenario("all players are listed, without the broadcast", function()
    start()
    load_with("list_players.lua")
    expect(logged()):is({
        " 1  user id    7  Anna  76561197960265729",
        " 3  user id    9  Bob  bot",
    })
end)

scenario("there is no record of nobody, nor outside a game", function()
    start()
    local get_player_info = load_with("return get_player_info")
    expect(get_player_info(1).name):is("Anna")
    for _, wrong in ipairs({ 0, 2, 65, -1, "1" }) do
        expect(get_player_info(wrong)):is_nil()
    end
    game.leave()
    expect(get_player_info(1)):is_nil()
end)
