-- Players, weapons and other entities of a world.

local blame = require("blame")

local M = {}

--- What may be said of a player, with what holds when nothing is said.
local PLAYER = {
    name = "Player",
    team = 2,
    alive = true,
    dormant = false,
    health = 100,
    armor = 100,
    helmet = true,
    money = 4000,
    kills = 0,
    deaths = 0,
    assists = 0,
    ping = 40,
    account = 1000,
    clan = "",
    ducked = false,
    scoped = false,
    on_ground = true,
    in_bomb_zone = false,
    class = "CCSPlayer",
}

--- What may be said of a weapon.
local WEAPON = { class = "CAK47", id = 7, clip = 30 }

local function vector3(value, fallback)
    return {
        value and value[1] or fallback[1],
        value and value[2] or fallback[2],
        value and value[3] or fallback[3],
    }
end

local FREE = { index = true, userid = true, origin = true, velocity = true }
FREE.angles, FREE.weapon, FREE.props = true, true, true
FREE.watching, FREE.boxes = true, true

local function check_keys(what, given, known)
    for key in pairs(given) do
        if known[key] == nil and not FREE[key] then
            blame.raise("%s: there is no field `%s`", what, tostring(key))
        end
    end
end

local function free_index(world, from)
    local index = from
    while world.entities[index] do
        index = index + 1
    end
    return index
end

--- Adds a weapon or anything else that is not a player.
function M.add_entity(world, given)
    given = given or {}
    check_keys("entity", given, { class = true, dormant = true })
    local entity = {
        index = given.index or free_index(world, world.max_players + 1),
        class = given.class or "CBaseEntity",
        dormant = given.dormant or false,
        origin = vector3(given.origin, { 0, 0, 0 }),
        props = given.props or {},
    }
    world.entities[entity.index] = entity
    return entity
end

local function add_weapon(world, given)
    given = given or {}
    check_keys("weapon", given, WEAPON)
    local weapon = M.add_entity(world, {
        class = given.class or WEAPON.class,
        props = given.props,
    })
    weapon.is_weapon = true
    weapon.id, weapon.clip = given.id or WEAPON.id, given.clip or WEAPON.clip
    return weapon
end

--- Weapon in the hand of a player, or nil. A scenario may have replaced it by a table of fields.
function M.weapon_of(world, player)
    local weapon = player.weapon
    if weapon and not weapon.index then
        weapon = add_weapon(world, weapon)
        weapon.props.m_hOwnerEntity = player.index
        player.weapon = weapon
    end
    return weapon or nil
end

--- Adds a player. The user id is never the index, so that no script can mistake one for the other unnoticed.
function M.add_player(world, given)
    given = given or {}
    check_keys("player", given, PLAYER)
    local player = { player = true }
    for key, value in pairs(PLAYER) do
        player[key] = value
        if given[key] ~= nil then
            player[key] = given[key]
        end
    end
    player.index = given.index or free_index(world, 1)
    player.userid = given.userid or 100 + player.index
    player.origin = vector3(given.origin, { 100 * player.index, 0, 0 })
    player.velocity = vector3(given.velocity, { 0, 0, 0 })
    player.angles = vector3(given.angles, { 0, 0, 0 })
    player.props = given.props or {}
    player.boxes = given.boxes or {}
    player.watching = given.watching
    world.entities[player.index] = player
    if given.weapon ~= false then
        player.weapon = given.weapon or {}
        M.weapon_of(world, player)
    end
    return player
end

return M
