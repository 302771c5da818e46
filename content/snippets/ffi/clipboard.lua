local ffi = require("ffi")

ffi.cdef([[
    void* __stdcall GetActiveWindow();
    int __stdcall OpenClipboard(void* window);
    int __stdcall EmptyClipboard();
    int __stdcall CloseClipboard();
    void* __stdcall GetClipboardData(uint32_t format);
    void* __stdcall SetClipboardData(uint32_t format, void* memory);
    void* __stdcall GlobalAlloc(uint32_t flags, size_t size);
    void* __stdcall GlobalFree(void* memory);
    void* __stdcall GlobalLock(void* memory);
    int __stdcall GlobalUnlock(void* memory);
    int __stdcall MultiByteToWideChar(uint32_t page, uint32_t flags,
        const char* text, int size, void* wide, int wide_size);
    int __stdcall WideCharToMultiByte(uint32_t page, uint32_t flags,
        const void* wide, int wide_size, char* text, int size,
        const char* unknown, int* has_unknown);
]])

local UTF8, UNICODE_TEXT, MOVEABLE = 65001, 13, 2

---Returns movable memory with the text in the 16-bit characters of Windows.
local function to_memory(text)
    if ffi.os ~= "Windows" then
        return nil
    end

    local count = ffi.C.MultiByteToWideChar(UTF8, 0, text, -1, nil, 0)
    local memory = ffi.C.GlobalAlloc(MOVEABLE, count * 2)
    if memory == nil then
        return nil
    end

    local wide = ffi.C.GlobalLock(memory)
    ffi.C.MultiByteToWideChar(UTF8, 0, text, -1, wide, count)
    ffi.C.GlobalUnlock(memory)
    return memory
end

---Returns the text in such memory.
local function from_memory(memory)
    local wide = ffi.C.GlobalLock(memory)
    local size = ffi.C.WideCharToMultiByte(UTF8, 0, wide, -1, nil, 0, nil, nil)
    local buffer = ffi.new("char[?]", size + 1)
    ffi.C.WideCharToMultiByte(UTF8, 0, wide, -1, buffer, size, nil, nil)
    ffi.C.GlobalUnlock(memory)
    return ffi.string(buffer)
end

---Puts text on the clipboard. Returns whether that worked.
local function copy_text(text)
    local memory = to_memory(text)
    if memory == nil then
        return false
    end

    local is_taken = false
    if ffi.C.OpenClipboard(ffi.C.GetActiveWindow()) ~= 0 then
        ffi.C.EmptyClipboard()
        is_taken = ffi.C.SetClipboardData(UNICODE_TEXT, memory) ~= nil
        ffi.C.CloseClipboard()
    end
    if not is_taken then
        ffi.C.GlobalFree(memory)
    end
    return is_taken
end

---Returns the text on the clipboard, or `nil` when there is none.
local function paste_text()
    if ffi.os ~= "Windows" or ffi.C.OpenClipboard(nil) == 0 then
        return nil
    end
    local memory = ffi.C.GetClipboardData(UNICODE_TEXT)
    local text = nil
    if memory ~= nil then
        text = from_memory(memory)
    end
    ffi.C.CloseClipboard()
    return text
end

-- From here on: an example. Copies the map and the place where you stand.
ui.new_button("LUA", "B", "Copy my position", function()
    local me = entity.get_local_player()
    local x, y, z
    if me then
        x, y, z = entity.get_origin(me)
    end
    if not x then
        client.error_log("There is no position to copy")
        return
    end

    local map = globals.mapname() or "?"
    if not copy_text(string.format("%s %.0f %.0f %.0f", map, x, y, z)) then
        client.error_log("The clipboard is in use")
    end
end)

ui.new_button("LUA", "B", "Show the clipboard", function()
    client.log(paste_text() or "There is no text on the clipboard")
end)
