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
    local props = weapon.props
    props.m_iItemDefinitionIndex = given.id or WEAPON.id
    props.m_iClip1 = given.clip or WEAPON.clip
    props.m_flNextPrimaryAttack = props.m_flNextPrimaryAttack or 0
    return weapon
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
        player.weapon = add_weapon(world, given.weapon)
        player.weapon.props.m_hOwnerEntity = player.index
    end
    return player
end

local function flags_of(player)
    return (player.on_ground and 1 or 0) + (player.ducked and 2 or 0)
end

local function number_of(flag)
    return flag and 1 or 0
end

local PLAYER_PROPS = {
    m_iHealth = function(player)
        return player.alive and player.health or 0
    end,
    m_ArmorValue = function(player)
        return player.armor
    end,
    m_bHasHelmet = function(player)
        return number_of(player.helmet)
    end,
    m_iTeamNum = function(player)
        return player.team
    end,
    m_vecOrigin = function(player)
        return unpack(player.origin)
    end,
    m_vecVelocity = function(player)
        return unpack(player.velocity)
    end,
    m_angEyeAngles = function(player)
        return unpack(player.angles)
    end,
    m_bIsScoped = function(player)
        return number_of(player.scoped)
    end,
    m_iAccount = function(player)
        return player.money
    end,
    m_fFlags = flags_of,
    m_bInBombZone = function(player)
        return number_of(player.in_bomb_zone)
    end,
    m_lifeState = function(player)
        return number_of(not player.alive)
    end,
    m_hObserverTarget = function(player)
        return player.watching and player.watching.index
    end,
    m_nTickBase = function(_, _, world)
        return world.tick
    end,
    ["m_vecViewOffset[2]"] = function(player)
        return player.ducked and 46 or 64
    end,
}

local function of_player(read)
    return function(_, index, world)
        local player = index and world.entities[index]
        return player and player.player and read(player) or 0
    end
end

local function field(name)
    return of_player(function(player)
        return player[name]
    end)
end

local SCOREBOARD = {
    m_bConnected = of_player(function()
        return 1
    end),
    m_iTeam = field("team"),
    m_iKills = field("kills"),
    m_iDeaths = field("deaths"),
    m_iAssists = field("assists"),
    m_iPing = field("ping"),
    m_iHealth = field("health"),
    m_iArmor = field("armor"),
    m_szClan = function(_, index, world)
        local player = index and world.entities[index]
        return player and player.clan or ""
    end,
    m_iPlayerC4 = function()
        return 0
    end,
    m_bAlive = of_player(function(player)
        return number_of(player.alive)
    end),
}

local RULES = {
    m_bWarmupPeriod = function()
        return 0
    end,
    m_bFreezePeriod = function()
        return 0
    end,
    m_fRoundStartTime = function(_, _, world)
        return world.round_start or 0
    end,
    m_iRoundTime = function()
        return 115
    end,
}

local OF_CLASS = {
    CCSPlayer = PLAYER_PROPS,
    CCSPlayerResource = SCOREBOARD,
    CCSGameRulesProxy = RULES,
}

--- Value of a property that nobody set, by its prefix; nil for a name that has none.
local function by_prefix(name)
    if name:find("^m_vec") or name:find("^m_ang") then
        return 0, 0, 0
    elseif name:find("^m_sz") then
        return ""
    elseif name:find("^m_h%u") then
        return nil
    elseif name:find("^m_%l+%u") then
        return 0
    end
end

--- Reads a property as `entity.get_prop` does.
function M.read_prop(world, entity, name, index)
    local set = entity.props[name]
    if type(set) == "table" then
        if index then
            return set[index]
        end
        return unpack(set)
    elseif set ~= nil then
        return set
    end
    local known = OF_CLASS[entity.class] and OF_CLASS[entity.class][name]
    if known then
        return known(entity, index, world)
    end
    return by_prefix(name)
end

return M
