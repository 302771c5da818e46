local timers = {}
local running = {}

local function add(delay, interval, callback)
    local timer = {
        due = globals.realtime() + delay,
        interval = interval,
        callback = callback,
        is_active = true,
    }
    running[#running + 1] = timer
    return timer
end

---Calls a function once, `delay` seconds from now. Returns the timer.
function timers.once(delay, callback)
    return add(delay, nil, callback)
end

---Calls a function every `interval` seconds. Returns the timer.
function timers.every(interval, callback)
    if interval <= 0 then
        error("the interval must be above 0", 2)
    end
    return add(interval, interval, callback)
end

---Ends a timer. Does nothing for `nil` and for one that has ended.
function timers.cancel(timer)
    if timer then
        timer.is_active = false
    end
end

---Returns the seconds until the next call, or `nil` when there is none.
function timers.get_left(timer)
    if timer and timer.is_active then
        return math.max(0, timer.due - globals.realtime())
    end
end

local function run(timer, now)
    if timer.interval then
        -- From the planned time, so that late frames do not add up.
        local skipped = math.floor((now - timer.due) / timer.interval)
        timer.due = timer.due + (skipped + 1) * timer.interval
    else
        timer.is_active = false
    end

    local ok, problem = pcall(timer.callback, timer)
    if not ok then
        client.error_log("timer: " .. tostring(problem))
    end
end

local function update()
    local now = globals.realtime()
    -- Callbacks may add timers: those wait for the next frame.
    for i = 1, #running do
        local timer = running[i]
        if timer.is_active and now >= timer.due then
            run(timer, now)
        end
    end
    for i = #running, 1, -1 do
        if not running[i].is_active then
            table.remove(running, i)
        end
    end
end

client.set_event_callback("paint_ui", update)

-- From here on: an example. A reminder that can be cancelled.
local delay = ui.new_slider("LUA", "A", "Remind me in", 1, 60, 10, true, "s")
local status = ui.new_label("LUA", "A", "No reminder")
local reminder

ui.new_button("LUA", "A", "Start the reminder", function()
    timers.cancel(reminder)
    reminder = timers.once(ui.get(delay), function()
        client.color_log(255, 200, 80, "Time is up")
    end)
end)

ui.new_button("LUA", "A", "Cancel the reminder", function()
    timers.cancel(reminder)
end)

timers.every(0.5, function()
    local left = timers.get_left(reminder)
    local text = left and string.format("%.0f s left", left) or "No reminder"
    ui.set(status, text)
end)
