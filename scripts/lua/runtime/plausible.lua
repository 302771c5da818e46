-- A game in which scripts have something to do: you, a team mate, and enemies who are alive, dormant and dead.

local entities = require("entities")

local M = {}

--- Puts the state of the match into a world that has a map.
function M.add_match(world)
    entities.add_entity(world, { class = "CCSPlayerResource" })
    entities.add_entity(world, { class = "CCSGameRulesProxy" })
end

--- Joins a game: `world` is in the main menu before.
function M.join(world)
    world.map = "de_dust2"
    world.curtime, world.tick = 50, 50 / world.tick_interval
    world.game_clock = 50
    M.add_match(world)
    local me = entities.add_player(world, {
        name = "You",
        team = 3,
        origin = { 0, 0, 0 },
    })
    world.local_index = me.index
    entities.add_player(world, {
        name = "Mate",
        team = 3,
        origin = { 200, 150, 0 },
    })
    entities.add_player(world, {
        name = "Enemy",
        origin = { 500, 60, 0 },
        velocity = { 0, 200, 0 },
        health = 73,
    })
    entities.add_player(world, {
        name = "Behind",
        origin = { -400, 0, 0 },
    })
    entities.add_player(world, {
        name = "Dormant",
        origin = { 900, 300, 0 },
        dormant = true,
    })
    entities.add_player(world, { name = "Dead", alive = false, health = 0 })
    for _, class in ipairs({
        "CPlantedC4",
        "CSmokeGrenadeProjectile",
        "CInferno",
    }) do
        entities.add_entity(world, { class = class, origin = { 300, -80, 0 } })
    end
end

--- Leaves the game for the main menu.
function M.leave(world)
    world.map, world.local_index = nil, nil
    world.entities = {}
end

return M
