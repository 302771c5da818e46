local INTERVAL = 0.25 -- seconds between two reads of the players
local FREE_CAMERA = 6 -- observer mode in which no player is watched
local INDEX_BITS = 0xFFF -- keeps the index of a handle
local MARGIN, ROW_HEIGHT = 16, 15

local enabled = ui.new_checkbox("LUA", "A", "Spectator list")
local color =
    ui.new_color_picker("LUA", "A", "Spectator list colour", 255, 255, 255, 255)

local names = {}
local next_update = 0

---Returns the player that a dead player watches, or `nil`.
local function get_target(player)
    if entity.get_prop(player, "m_iObserverMode") == FREE_CAMERA then
        return nil
    end
    local target = entity.get_prop(player, "m_hObserverTarget") or 0
    local index = bit.band(target, INDEX_BITS)
    local is_player = index >= 1 and index <= globals.maxplayers()
    return is_player and index or nil
end

---Returns whose spectators are listed: mine, or those of the player I watch.
local function get_watched(me)
    if entity.is_alive(me) then
        return me
    end
    return get_target(me)
end

local function is_spectator(player, me, resource)
    return player ~= me
        and entity.get_prop(resource, "m_bConnected", player) == 1
        and not entity.is_alive(player)
        and not entity.is_dormant(player)
end

local function collect()
    local found = {}
    local me = entity.get_local_player()
    local resource = entity.get_player_resource()
    local watched = me and get_watched(me)
    if not me or not resource or not watched then
        return found
    end

    for player = 1, globals.maxplayers() do
        if
            is_spectator(player, me, resource)
            and get_target(player) == watched
        then
            found[#found + 1] = entity.get_player_name(player)
        end
    end
    table.sort(found)
    return found
end

local function draw()
    local now = globals.realtime()
    if now >= next_update then
        next_update = now + INTERVAL
        names = collect()
    end
    if #names == 0 then
        return
    end

    local screen_w, screen_h = client.screen_size()
    local x, y = screen_w - MARGIN, screen_h * 0.35
    local r, g, b, a = ui.get(color)
    local title = "Spectators: " .. #names
    renderer.text(x, y, r, g, b, a, "r", 0, title)
    for i, name in ipairs(names) do
        local row_y = y + i * ROW_HEIGHT
        renderer.text(x, row_y, r, g, b, a * 0.8, "r", 0, name)
    end
end

---Shows nobody from the last round or server until the next read.
local function forget()
    names, next_update = {}, 0
end

client.set_event_callback("paint", function()
    if ui.get(enabled) then
        draw()
    end
end)
for _, name in ipairs({ "round_start", "game_newmap", "client_disconnect" }) do
    client.set_event_callback(name, forget)
end
