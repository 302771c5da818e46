-- The game that a scenario sets up.

local blame = require("blame")
local entities = require("entities")
local plausible = require("plausible")
local storage = require("behaviour.storage")

--- What a scenario can do with the game of a world.
return function(world)
    local actions = {}

    --- Joins a game with a map and nobody in it but you.
    function actions.join(map)
        plausible.leave(world)
        world.map = map or "de_dust2"
        world.curtime, world.tick, world.game_clock = 0, 0, 0
        plausible.add_match(world)
    end

    --- Joins a game with you, a team mate and enemies.
    function actions.join_match()
        plausible.join(world)
    end

    function actions.leave()
        plausible.leave(world)
    end

    --- Adds a player, or you with `me = true`.
    function actions.player(given)
        local fields = {}
        for key, value in pairs(given or {}) do
            fields[key] = value
        end
        fields.me = nil
        local player = entities.add_player(world, fields)
        if given and given.me then
            world.local_index = player.index
        end
        return player
    end

    function actions.entity(given)
        return entities.add_entity(world, given)
    end

    function actions.remove(entity)
        world.entities[entity.index] = nil
    end

    function actions.screen(width, height)
        world.screen = { width = width, height = height }
    end

    --- Places the camera: `{ x, y, z, pitch, yaw, fov }`, each optional.
    function actions.camera(given)
        for key, value in pairs(given) do
            if world.camera[key] == nil then
                blame.raise("the camera has no `%s`", key)
            end
            world.camera[key] = value
        end
    end

    function actions.mouse(x, y)
        world.mouse = { x = x, y = y }
    end

    --- Holds a key down, or lets it go with false.
    function actions.key(code, is_down)
        world.keys[code] = is_down ~= false
    end

    --- Console variable; without a value its table, with `text`, `float`, `int` and `invoked`.
    function actions.cvar(name, value)
        return storage.set_variable(world, name, value)
    end

    --- Makes the name of a console variable unknown.
    function actions.no_cvar(name)
        world.blocked_cvars = world.blocked_cvars or {}
        world.blocked_cvars[name] = true
    end

    function actions.module(name, value)
        world.modules[name] = value
    end
    actions.files = world.files
    actions.database = world.database
    actions.plist = world.plist
    return actions
end
