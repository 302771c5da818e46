local PREFIX = "note" -- the first word of every command
local commands = {}

---Adds a command. `run` gets the words after the name as texts, and returns
---true when it could use them; otherwise the usage is shown.
local function add_command(name, usage, run)
    commands[name] = { usage = usage, run = run }
end

---Splits a line into words. What is in double quotes is one word.
local function split(line)
    local words = {}
    local start = line:find("%S")
    while start do
        local word, rest = line:match('^"([^"]*)"?()', start)
        if not word then
            word, rest = line:match("^(%S+)()", start)
        end
        words[#words + 1] = word
        start = line:find("%S", rest)
    end
    return words
end

---Reads a number within limits from a word. Returns `nil` for anything else.
local function read_number(word, low, high)
    local number = tonumber(word)
    if number and number >= low and number <= high then
        return number
    end
end

---Runs a line if it is a command of this script. Returns whether it is one.
local function run_line(line)
    local words = split(line)
    if words[1] ~= PREFIX then
        return false
    end

    local name = (words[2] or "help"):lower()
    local command = commands[name]
    if not command then
        client.error_log("Unknown: " .. name .. ". Try " .. PREFIX .. " help")
        return true
    end

    local ok, result = pcall(command.run, unpack(words, 3))
    if not ok then
        client.error_log(name .. ": " .. tostring(result))
    elseif not result then
        client.log("Usage: ", PREFIX, " ", name, " ", command.usage)
    end
    return true
end

add_command("help", "", function()
    local names = {}
    for name in pairs(commands) do
        names[#names + 1] = name
    end
    table.sort(names)
    for _, name in ipairs(names) do
        client.log(PREFIX, " ", name, " ", commands[name].usage)
    end
    return true
end)

client.set_event_callback("console_input", function(line)
    if run_line(line) then
        return true
    end
end)

-- From here on: an example. A note on the screen.
local note = { text = "", r = 255, g = 230, b = 150 }

add_command("write", "TEXT", function(...)
    note.text = table.concat({ ... }, " ")
    return note.text ~= ""
end)

add_command("color", "RED GREEN BLUE", function(red, green, blue)
    local r = read_number(red, 0, 255)
    local g = read_number(green, 0, 255)
    local b = read_number(blue, 0, 255)
    if not r or not g or not b then
        return false
    end
    note.r, note.g, note.b = r, g, b
    return true
end)

add_command("clear", "", function()
    note.text = ""
    return true
end)

client.set_event_callback("paint", function()
    if note.text ~= "" then
        local r, g, b = note.r, note.g, note.b
        renderer.text(20, 240, r, g, b, 255, "b", 400, note.text)
    end
end)
