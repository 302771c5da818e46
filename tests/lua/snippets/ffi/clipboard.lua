local ffi = require("ffi")

--- The FFI with a clipboard of Windows: `text` is on it, `open` tells whether somebody has it.
local function windows(board)
    board.freed = 0
    local kept = {}
    local library = {}

    function library.GetActiveWindow()
        return ffi.cast("void*", 7)
    end
    function library.OpenClipboard()
        if board.open then
            return 0
        end
        board.open = true
        return 1
    end
    function library.EmptyClipboard()
        board.memory = nil
        return 1
    end
    function library.CloseClipboard()
        board.open = false
        return 1
    end
    function library.GetClipboardData(format)
        expect(format):is(13)
        return board.memory
    end
    function library.SetClipboardData(format, memory)
        expect(format):is(13)
        expect(board.open):is(true)
        board.memory = memory
        return memory
    end
    function library.GlobalAlloc(_, size)
        local memory = ffi.new("uint8_t[?]", size)
        kept[#kept + 1] = memory
        return ffi.cast("void*", memory)
    end
    function library.GlobalFree()
        board.freed = board.freed + 1
    end
    function library.GlobalLock(memory)
        return memory
    end
    function library.GlobalUnlock()
        return 0
    end
    function library.MultiByteToWideChar(_, _, text, _, wide, count)
        if wide ~= nil then
            expect(count):is(#text + 1)
            local letters = ffi.cast("uint16_t*", wide)
            for i = 1, #text do
                letters[i - 1] = text:byte(i)
            end
        end
        return #text + 1
    end
    function library.WideCharToMultiByte(_, _, wide, _, buffer, size)
        local letters = ffi.cast("uint16_t*", wide)
        local length = 0
        while letters[length] ~= 0 do
            if buffer ~= nil and length < size then
                buffer[length] = letters[length]
            end
            length = length + 1
        end
        return length + 1
    end
    return setmetatable({ os = "Windows", C = library }, { __index = ffi })
end

scenario(
    "what was copied is pasted, and the clipboard is free again",
    function()
        local board = {}
        game.module("ffi", windows(board))
        game.join()
        game.player({ me = true, origin = { 100, 20, -8 } })
        load_script()
        menu.press("Copy my position")
        expect(board.open):is(false)
        expect(board.freed):is(0)
        menu.press("Show the clipboard")
        expect(logged()[1]):has(" 100 20 -8")
        expect(board.open):is(false)
    end
)

scenario("an empty clipboard is told, and one in use frees the copy", function()
    local board = {}
    game.module("ffi", windows(board))
    game.join()
    game.player({ me = true, origin = { 100, 20, -8 } })
    load_script()
    menu.press("Show the clipboard")
    expect(logged()):is({ "There is no text on the clipboard" })
    board.open = true
    menu.press("Copy my position")
    expect(board.freed):is(1)
    expect(board.memory):is(nil)
    expect(logged("error_log")):is({ "The clipboard is in use" })
end)

scenario("without a position, the button says so", function()
    local board = {}
    game.module("ffi", windows(board))
    load_script()
    menu.press("Copy my position")
    expect(board.memory):is(nil)
    expect(logged("error_log")):is({ "There is no position to copy" })
end)

scenario("settings are copied, or an error is told", function()
    local board = {}
    game.module("ffi", windows(board))
    answer("config.export", "settings")
    load_with("copy_settings.lua")
    menu.press("Copy settings")
    board.open = true
    menu.press("Copy settings")
    expect(logged()[1]):is("Settings copied")
    expect(logged("error_log")):is({ "The clipboard is in use" })
end)
