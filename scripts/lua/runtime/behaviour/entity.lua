-- Players and properties as the functions of `entity` show them.

local blame = require("blame")
local entities = require("entities")
local project = require("project")
local read_prop = require("props")

local M = {}

local function find(world, index)
    return world.map and world.entities[index] or nil
end

local function find_player(world, index)
    local entity = find(world, index)
    return entity and entity.player and entity or nil
end

local function indexes(list)
    local result = {}
    for i, entity in ipairs(list) do
        result[i] = entity.index
    end
    return result
end

local function of_class(world, class)
    local found = world:select(function(entity)
        return entity.class == class
    end)[1]
    return found and found.index
end

M["entity.get_local_player"] = function(world)
    local me = world:local_player()
    return me and me.index
end

M["entity.get_players"] = function(world, enemies_only)
    return indexes(world:select(function(entity)
        return entity.player
            and entity.alive
            and not entity.dormant
            and (not enemies_only or world:is_enemy(entity))
    end))
end

M["entity.get_all"] = function(world, class)
    return indexes(world:select(function(entity)
        return not entity.dormant and (not class or entity.class == class)
    end))
end

M["entity.is_alive"] = function(world, index)
    local player = find_player(world, index)
    return player ~= nil and player.alive
end

M["entity.is_dormant"] = function(world, index)
    local entity = find(world, index)
    return not entity or entity.dormant
end

M["entity.is_enemy"] = function(world, index)
    local player = find_player(world, index)
    return player ~= nil and world:is_enemy(player)
end

M["entity.get_player_name"] = function(world, index)
    local player = find_player(world, index)
    return player and player.name or "unknown"
end

M["entity.get_steam64"] = function(world, index)
    local player = find_player(world, index)
    return player and player.account
end

M["entity.get_player_weapon"] = function(world, index)
    local player = find_player(world, index)
    local holds = player and player.alive and not player.dormant
    local weapon = holds and entities.weapon_of(world, player)
    return weapon and weapon.index or nil
end

M["entity.get_classname"] = function(world, index)
    local entity = find(world, index)
    return entity and entity.class
end

M["entity.get_game_rules"] = function(world)
    return of_class(world, "CCSGameRulesProxy")
end

M["entity.get_player_resource"] = function(world)
    return of_class(world, "CCSPlayerResource")
end

M["entity.get_origin"] = function(world, index)
    local entity = find(world, index)
    if entity then
        return unpack(entity.origin)
    end
end

--- Height above the feet; hitboxes without a row are at the chest.
local HEIGHTS = { [0] = 64, [1] = 60, [2] = 36, head_0 = 64, head = 64 }
HEIGHTS.pelvis = 36

M["entity.hitbox_position"] = function(world, index, hitbox)
    local player = find_player(world, index)
    if not player then
        return nil
    end
    local place = player.boxes[hitbox]
    if place then
        return unpack(place)
    end
    local x, y, z = unpack(player.origin)
    return x, y, z + (HEIGHTS[hitbox] or 50)
end

M["entity.get_bounding_box"] = function(world, index)
    local player = find_player(world, index)
    if not player or not player.alive then
        return nil, nil, nil, nil, 0
    end
    local x, y, z = unpack(player.origin)
    local bottom_x, bottom = project(world, x, y, z)
    local _, top = project(world, x, y, z + 72)
    if not bottom_x or not top then
        return nil, nil, nil, nil, 0
    end
    local half = (bottom - top) / 4
    local alpha = player.dormant and 0.5 or 1
    return bottom_x - half, top, bottom_x + half, bottom, alpha
end

M["entity.get_esp_data"] = function(world, index)
    local player = find_player(world, index)
    if not player then
        return nil
    end
    local weapon = entities.weapon_of(world, player)
    return {
        alpha = player.dormant and 0.5 or 1,
        health = player.health,
        flags = 0,
        weapon_id = weapon
                and read_prop(world, weapon, "m_iItemDefinitionIndex")
            or 42,
    }
end

M["entity.get_prop"] = function(world, index, name, element)
    local entity = find(world, index)
    if entity then
        return read_prop(world, entity, name, element)
    end
end

M["entity.set_prop"] = function(world, index, name, value, ...)
    local entity = find(world, index)
    if not entity then
        blame.raise("entity.set_prop: there is no entity %d", index)
    elseif select("#", ...) >= 2 then
        entity.props[name] = { value, ... }
    elseif select("#", ...) == 1 then
        local list = entity.props[name]
        list = type(list) == "table" and list or {}
        list[(...)] = value
        entity.props[name] = list
    else
        entity.props[name] = value
    end
end

return M
