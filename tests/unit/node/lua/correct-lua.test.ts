import { type Correct, testCorrect } from './examples.ts';

/** What Lua itself can do. */
const EXAMPLES: Correct[] = [
  [
    'varargs, counted and passed on',
    `
    local function log(prefix, ...)
      local parts, count = { ... }, select("#", ...)
      for i = 1, count do
        parts[i] = tostring(parts[i])
      end
      client.color_log(255, 200, 0, prefix, table.concat(parts, ", "))
      return count, unpack(parts)
    end
    local count, first = log("values: ", 1, nil, "three")
    log(string.format("%d, first %s", count, first), select(2, "a", "b", "c"))
    `,
  ],
  [
    'a class of tables',
    `
    local Queue = {}
    Queue.__index = Queue

    function Queue.new(limit)
      return setmetatable({ items = {}, limit = limit or 10 }, Queue)
    end

    function Queue:push(item)
      self.items[#self.items + 1] = item
      if #self.items > self.limit then table.remove(self.items, 1) end
      return self
    end

    local queue = Queue.new()
    queue:push(1):push("two")
    print(#queue.items, queue.limit, Queue.new(5).items[1])
    `,
  ],
  [
    'tables that answer for missing fields',
    `
    local names = setmetatable({}, {
      __index = function(self, player)
        local name = entity.get_player_name(player):lower()
        rawset(self, player, name)
        return name
      end,
      __call = function(self, ...) return self[...] end,
    })
    print(names[1]:sub(1, 3), names(2):upper())
    `,
  ],
  [
    'methods of strings',
    `
    client.set_event_callback("player_chat", function(e)
      local command, rest = e.text:match("^!(%w+)%s*(.*)$")
      if not command then return end
      if command:lower() == "say" and #rest > 0 then
        client.exec("say ", rest:gsub("%s+", " "):sub(1, 100))
      end
      print(("%s used %q"):format(e.name, command), ("-"):rep(10))
    end)
    `,
  ],
  [
    'parts of a string in a loop',
    `
    local list = {}
    for word in ("awp, ak47, m4a1"):gmatch("[^,%s]+") do
      list[#list + 1] = word
    end
    table.sort(list, function(a, b) return #a < #b or (#a == #b and a < b) end)
    local first, last = ("key=value"):find("=", 1, true)
    if first then print(list[1], ("key=value"):sub(last + 1)) end
    `,
  ],
  [
    'numbers from strings',
    `
    local function to_color(text)
      local r, g, b = text:match("^(%d+) (%d+) (%d+)$")
      r, g, b = tonumber(r), tonumber(g), tonumber(b)
      if not (r and g and b) then return 255, 255, 255 end
      return r, g, b
    end
    local r, g, b = to_color("1 2 3")
    client.color_log(r, g, b, "in this color")
    `,
  ],
  [
    'a coroutine that works in steps',
    `
    local function count_players()
      local count = 0
      for index = 1, globals.maxplayers() do
        if entity.is_alive(index) then count = count + 1 end
        if index % 8 == 0 then coroutine.yield(count) end
      end
      return count
    end
    local worker = coroutine.create(count_players)
    client.set_event_callback("paint", function()
      if coroutine.status(worker) == "dead" then return end
      local ok, count = coroutine.resume(worker)
      if ok and count then renderer.indicator(255, 255, 255, 255, count) end
    end)
    local following = coroutine.wrap(function(a) while true do a = coroutine.yield(a * 2) end end)
    print(following(1) + following(2))
    `,
  ],
  [
    'calls that may fail',
    `
    local ok, result = pcall(json.parse, readfile("settings.json") or "{}")
    if not ok then
      client.error_log("settings.json: " .. tostring(result))
      result = {}
    end
    local fine = xpcall(function() return result.colors.red end, function(err)
      return debug and debug.traceback(err, 2) or err
    end)
    print(fine, result.speed or 5, select(2, pcall(error, { code = 5 })).code)
    `,
  ],
  [
    'modules of other authors',
    `
    local http = require "author/http"
    local found, images = pcall(require, "author/images")
    http.get("https://example.com/icon.png", function(success, response)
      if not success or response.status ~= 200 then return end
      local icon = found and images.load(response.body)
      client.set_event_callback("paint_ui", function()
        if icon then icon:draw(10, 10, 32, 32) end
      end)
    end)
    `,
  ],
  [
    'C declarations and pointers',
    `
    local ffi = require "ffi"
    ffi.cdef [[
      typedef struct { float x, y, z; } point_t;
      int MessageBeep(unsigned int type);
    ]]
    local point = ffi.new("point_t", { 1, 2, 3 })
    local points = ffi.typeof("point_t[?]")
    local list = points(2)
    list[0].x = point.x + point.y
    local address = client.create_interface("client.dll", "VClientEntityList003")
    if address then
      local class = ffi.cast("void***", address)
      local get = ffi.cast("void*(__thiscall*)(void*, int)", class[0][3])
      print(get(class, 1) ~= nil, ffi.sizeof(list), ffi.C.MessageBeep(0), 5ULL + 1)
      print(bit.tohex(ffi.cast("uint64_t", address)))
    end
    `,
  ],
  [
    'labels that a local has other values at',
    `
    local step = 1
    ::again::
    if step == "done" then return end
    step = "done"
    if client.unix_time() > 0 then goto again end

    local found = 1
    if globals.tickcount() > 9 then
      found = "now"
      goto out
    end
    print(found)
    ::out::
    print(found == "now", gcinfo())
    `,
  ],
];

testCorrect(EXAMPLES);
