-- Network properties of entities: what a scenario sets, what follows from the fields of a player, and what is plausible.

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

local WEAPON_PROPS = {
    m_iItemDefinitionIndex = function(weapon)
        return weapon.id
    end,
    m_iClip1 = function(weapon)
        return weapon.clip
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
return function(world, entity, name, index)
    local set = entity.props[name]
    if type(set) == "table" then
        if index then
            return set[index]
        end
        return unpack(set)
    elseif set ~= nil then
        return set
    end
    local known = entity.is_weapon and WEAPON_PROPS or OF_CLASS[entity.class]
    if known and known[name] then
        return known[name](entity, index, world)
    end
    return by_prefix(name)
end
