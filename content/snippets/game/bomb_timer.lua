local CT = 3
local KIT, NO_KIT = 5, 10 -- seconds that a defuse takes
local SITES = { [0] = "A", "B" }
local INDEX_BITS = 0xFFF -- keeps the index of a handle
local WIDTH, HEIGHT, TOP = 240, 6, 110

local enabled = ui.new_checkbox("LUA", "A", "Bomb timer")

---Returns the planted bomb and the seconds until it explodes, or `nil`.
local function get_bomb()
    for _, bomb in ipairs(entity.get_all("CPlantedC4")) do
        local explodes_at = entity.get_prop(bomb, "m_flC4Blow") or 0
        local left = explodes_at - globals.curtime()
        if left > 0 and entity.get_prop(bomb, "m_bBombTicking") == 1 then
            return bomb, left
        end
    end
    return nil
end

---Returns who defuses the bomb, and the seconds that are still needed.
local function get_defuse(bomb)
    local handle = entity.get_prop(bomb, "m_hBombDefuser") or 0
    local player = bit.band(handle, INDEX_BITS)
    local done_at = entity.get_prop(bomb, "m_flDefuseCountDown") or 0
    local remaining = done_at - globals.curtime()
    if remaining <= 0 or player < 1 or player > globals.maxplayers() then
        return nil
    end
    return player, remaining
end

---Returns the seconds that you would need, or `nil` if you cannot defuse.
local function get_own_need()
    local me = entity.get_local_player()
    if not me or not entity.is_alive(me) then
        return nil
    end
    if entity.get_prop(me, "m_iTeamNum") ~= CT then
        return nil
    end
    return entity.get_prop(me, "m_bHasDefuser") == 1 and KIT or NO_KIT
end

---Returns the seconds that a defuse needs, and what to say about it.
local function judge(bomb, left)
    local defuser, remaining = get_defuse(bomb)
    if defuser and remaining then
        local name = entity.get_player_name(defuser)
        return remaining, string.format("%s: %.1f s", name, remaining)
    end

    local need = get_own_need()
    if not need then
        return nil
    elseif need > left then
        return need, "Too late to defuse"
    end
    return need, string.format("Begin within %.1f s", left - need)
end

local function draw(bomb, left)
    local need, hint = judge(bomb, left)
    local r, g, b = 255, 200, 80
    if need and need <= left then
        r, g, b = 154, 214, 91
    elseif need then
        r, g, b = 255, 90, 90
    end

    -- No share is above 1, whatever the property says.
    local total = math.max(entity.get_prop(bomb, "m_flTimerLength") or 0, left)
    local screen_w = client.screen_size()
    local middle = math.floor(screen_w / 2)
    local x = middle - WIDTH / 2
    renderer.rectangle(x - 2, TOP - 2, WIDTH + 4, HEIGHT + 4, 20, 20, 24, 200)
    renderer.rectangle(x, TOP, WIDTH * left / total, HEIGHT, r, g, b, 255)
    if need and need < total then
        local mark = x + WIDTH * need / total
        renderer.rectangle(mark, TOP - 4, 2, HEIGHT + 8, 255, 255, 255, 255)
    end

    local site = SITES[entity.get_prop(bomb, "m_nBombSite")] or "?"
    local text = string.format("%s  %.1f", site, left)
    renderer.text(middle, TOP - 18, r, g, b, 255, "cb", 0, text)
    if hint then
        renderer.text(middle, TOP + 20, r, g, b, 255, "c", 0, hint)
    end
end

client.set_event_callback("paint", function()
    if not ui.get(enabled) then
        return
    end
    local bomb, left = get_bomb()
    if bomb and left then
        draw(bomb, left)
    end
end)
