local PREFIX = "share_settings:1:"

local function functions()
    return unpack(load_with("return { to_base64, from_base64 }"))
end

local function start()
    game.join()
    load_script()
end

--- The line that a click on the button logs.
local function export()
    clear_console()
    menu.press("Export settings")
    return logged("log")[1]
end

local function import(line)
    menu.set("Settings as text", line)
    menu.press("Import settings")
end

scenario("bytes turn into the letters of the standard, and back", function()
    local encode, decode = functions()
    for data, text in pairs({
        [""] = "",
        ["f"] = "Zg==",
        ["fo"] = "Zm8=",
        ["foo"] = "Zm9v",
        ["foob"] = "Zm9vYg==",
        ["fooba"] = "Zm9vYmE=",
        ["foobar"] = "Zm9vYmFy",
        ["\251\255\254"] = "+//+",
        ["\0\0"] = "AAA=",
    }) do
        expect(encode(data)):is(text)
        expect(decode(text)):is(data)
    end
end)

scenario("every byte survives", function()
    local encode, decode = functions()
    local bytes = {}
    for i = 0, 255 do
        bytes[i + 1] = string.char(i)
    end
    local all = table.concat(bytes)
    for length = 250, 256 do
        local data = all:sub(1, length)
        expect(decode(encode(data)) == data):is(true)
    end
end)

scenario("text that is not Base64 gives nil", function()
    local _, decode = functions()
    for _, text in ipairs({
        "Z",
        "Zg=",
        "Zg",
        "Z===",
        "====",
        "Zg==Zg==",
        "Zm9v!a==",
        "Zm 9",
        "\195\164aa",
    }) do
        expect(decode(text)):is_nil()
    end
end)

scenario("a line brings the values back", function()
    start()
    menu.set("Shared dot", true)
    menu.set("Dot size", 12)
    menu.set("Dot style", "Square")
    local line = export()
    expect(line):fits("^share_settings:1:[%w+/]+=*$")

    menu.set("Shared dot", false)
    menu.set("Dot size", 1)
    menu.set("Dot style", "Round")
    import("  " .. line:sub(1, 30) .. "\n" .. line:sub(31) .. " ")
    expect(menu.get("Shared dot")):is(true)
    expect(menu.get("Dot size")):is(12)
    expect(menu.get("Dot style")):is("Square")
    expect(logged("log")[2]):is("Settings imported")
end)

scenario("a cut, empty or foreign line is refused", function()
    start()
    menu.set("Dot size", 12)
    local line = export()
    for text, problem in pairs({
        [""] = "another script or version",
        ["other:1:Zm9v"] = "another script or version",
        [line:gsub(":1:", ":2:")] = "another script or version",
        [PREFIX] = "incomplete",
        [line:sub(1, -2)] = "incomplete",
        [line:sub(1, #PREFIX + 8)] = "incomplete",
        [PREFIX .. "NDI="] = "incomplete", -- 42
    }) do
        clear_console()
        import(text)
        expect(logged("error_log")[1]):has(problem)
        expect(menu.get("Dot size")):is(12)
    end
end)

scenario("values that do not fit are left out, the others set", function()
    game.join()
    local encode = functions()
    menu.set("Dot size", 12)
    local text = '{"size":"9","style":"Star","enabled":true,"more":1}'
    import(PREFIX .. encode(text))
    expect(menu.get("Dot size")):is(12)
    expect(menu.get("Dot style")):is_not("Star")
    expect(menu.get("Shared dot")):is(true)
end)

scenario("the dot has the size and the style of the menu", function()
    start()
    frame()
    expect(drawn()):has_length(0)
    menu.set("Shared dot", true)
    menu.set("Dot size", 5)
    menu.set("Dot style", "Square")
    frame()
    local box = drawn("rectangle")[1]
    expect({ box.x, box.y, box.w, box.h }):is({ 955, 535, 10, 10 })
    menu.set("Dot style", "Round")
    frame()
    expect(drawn("circle")[1].radius):is(5)
end)
