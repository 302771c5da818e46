---Each takes the share of the time that has passed, and returns the share of
---the way that is done. Both run from 0 to 1.
local easing = {
    linear = function(t)
        return t
    end,
    ease_in = function(t)
        return t ^ 3
    end,
    ease_out = function(t)
        return 1 - (1 - t) ^ 3
    end,
    ease_in_out = function(t)
        return t < 0.5 and 4 * t ^ 3 or 1 - 4 * (1 - t) ^ 3
    end,
}

local fade = {}
fade.__index = fade

---Creates a fade that is off and takes `seconds` in each direction; with 0
---it switches at once.
function fade.new(seconds)
    return setmetatable({ seconds = seconds, progress = 0 }, fade)
end

---Moves towards on or off. Returns the progress, 0 to 1. Call it in each
---frame; further calls in the same frame change nothing.
function fade:update(is_on)
    local now = globals.realtime()
    local passed = now - (self.updated_at or now)
    local step = self.seconds > 0 and passed / self.seconds or 1
    self.updated_at = now

    if is_on then
        self.progress = math.min(1, self.progress + step)
    else
        self.progress = math.max(0, self.progress - step)
    end
    return self.progress
end

-- From here on: an example. A panel that slides in and out in 2 seconds.
local WIDTH, ROW_HEIGHT, SLIDE = 260, 22, 40
local NAMES = { "linear", "ease_in", "ease_out", "ease_in_out" }

local enabled = ui.new_checkbox("LUA", "A", "Easing panel")
local panel = fade.new(2)

client.set_event_callback("paint_ui", function()
    local progress = panel:update(ui.get(enabled))
    if progress == 0 then
        return
    end

    local opacity = easing.ease_out(progress)
    local x = 40 - SLIDE * (1 - opacity)
    local y, height = 200, #NAMES * ROW_HEIGHT + 12
    local alpha = 255 * opacity
    renderer.rectangle(x, y, WIDTH, height, 20, 20, 24, 220 * opacity)

    for i, name in ipairs(NAMES) do
        local row_y = y + 8 + (i - 1) * ROW_HEIGHT
        local length = 140 * easing[name](progress)
        renderer.text(x + 10, row_y, 255, 255, 255, alpha, "", 0, name)
        renderer.rectangle(x + 110, row_y + 4, 140, 6, 70, 70, 80, alpha)
        renderer.rectangle(x + 110, row_y + 4, length, 6, 154, 214, 91, alpha)
    end
end)
