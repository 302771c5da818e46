local graph = {}
graph.__index = graph

---Creates a graph that keeps the last `size` values: a whole number from 2.
function graph.new(size)
    return setmetatable({ size = size, count = 0, newest = 0 }, graph)
end

---Adds a value. Once the graph is full, the oldest one makes room.
function graph:push(value)
    self.newest = self.newest % self.size + 1
    self[self.newest] = value
    self.count = math.min(self.count + 1, self.size)
end

---Adds a value for each interval that has passed since the last call.
function graph:sample(value, interval)
    local now = globals.realtime()
    self.sampled_at = self.sampled_at or now - interval
    local passed = math.floor((now - self.sampled_at) / interval)
    for _ = 1, math.min(passed, self.size) do
        self:push(value)
    end
    self.sampled_at = self.sampled_at + passed * interval
end

function graph:clear()
    self.count, self.newest, self.sampled_at = 0, 0, nil
end

---Returns a value by its age: 0 is the newest, `count - 1` the oldest.
function graph:get(age)
    return self[(self.newest - 1 - age) % self.size + 1]
end

---Returns the highest value, but not less than `minimum`.
function graph:get_peak(minimum)
    local peak = minimum
    for i = 1, self.count do
        peak = math.max(peak, self[i])
    end
    return peak
end

---Draws the values as a line, the newest at the right edge. `top` is the
---value at the upper edge, 0 is at the lower one.
function graph:draw(x, y, w, h, top, r, g, b, a)
    local step = w / (self.size - 1)
    local last_x, last_y
    for age = 0, self.count - 1 do
        local share = math.max(0, math.min(1, self:get(age) / top))
        local point_x, point_y = x + w - age * step, y + h - share * h
        if last_x then
            renderer.line(last_x, last_y, point_x, point_y, r, g, b, a)
        end
        last_x, last_y = point_x, point_y
    end
end

-- From here on: an example. Your speed in the last eight seconds.
local SECONDS, INTERVAL = 8, 0.05
local WIDTH, HEIGHT, MIN_TOP = 240, 80, 300

local enabled = ui.new_checkbox("LUA", "A", "Speed graph")
local color =
    ui.new_color_picker("LUA", "A", "Speed graph colour", 154, 214, 91, 255)

local speeds = graph.new(math.ceil(SECONDS / INTERVAL) + 1)

local function get_speed()
    local me = entity.get_local_player()
    if not me or not entity.is_alive(me) then
        return nil
    end
    local vx, vy = entity.get_prop(me, "m_vecVelocity")
    return vx and vy and math.sqrt(vx * vx + vy * vy)
end

client.set_event_callback("paint", function()
    local speed = ui.get(enabled) and get_speed()
    if not speed then
        speeds:clear()
        return
    end
    speeds:sample(speed, INTERVAL)

    local x, y = 20, 260
    local r, g, b, a = ui.get(color)
    local top = math.ceil(speeds:get_peak(MIN_TOP) / 100) * 100
    renderer.rectangle(x, y, WIDTH, HEIGHT, 20, 20, 24, 180)
    speeds:draw(x, y, WIDTH, HEIGHT, top, r, g, b, a)
    renderer.text(x + 4, y + 2, 190, 190, 190, 255, "-", 0, top)
    local right = x + WIDTH - 4
    local text = string.format("%.0f", speed)
    renderer.text(right, y + 2, 255, 255, 255, 255, "rb", 0, text)
end)

client.set_event_callback("game_newmap", function()
    speeds:clear()
end)
