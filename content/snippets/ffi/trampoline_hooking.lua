local ffi = require("ffi")

-- For 32-bit code of Windows. The script names no function of the game: type
-- and address of a target are yours to verify, for your version of the game.
ffi.cdef([[
    void* __stdcall VirtualAlloc(
        void* address, size_t size, uint32_t type, uint32_t protect);
    int __stdcall VirtualFree(void* address, size_t size, uint32_t type);
    int __stdcall VirtualProtect(
        void* address, size_t size, uint32_t protect, uint32_t* previous);
    void* __stdcall GetCurrentProcess();
    int __stdcall FlushInstructionCache(
        void* process, const void* address, size_t size);
]])

local MEM_COMMIT_AND_RESERVE = 0x3000
local MEM_RELEASE = 0x8000
local PAGE_READWRITE = 0x04
local PAGE_EXECUTE_READ = 0x20
local PAGE_EXECUTE_READWRITE = 0x40
local JUMP_SIZE = 5

local byte_pointer = ffi.typeof("uint8_t*")
local int_pointer = ffi.typeof("int32_t*")
local address_number = ffi.typeof("intptr_t")

---Changes the protection of memory and returns the previous one.
local function protect(address, size, protection)
    local previous = ffi.new("uint32_t[1]")
    local result = ffi.C.VirtualProtect(address, size, protection, previous)
    -- A boolean, if another script has declared the function with one.
    if result == 0 or result == false then
        error("the protection of the memory cannot be changed", 0)
    end
    return previous[0]
end

---Reserves memory that is freed when nothing refers to it any more.
local function allocate(size)
    local memory =
        ffi.C.VirtualAlloc(nil, size, MEM_COMMIT_AND_RESERVE, PAGE_READWRITE)
    if memory == nil then
        error("there is no memory", 0)
    end
    return ffi.gc(ffi.cast(byte_pointer, memory), function(address)
        ffi.C.VirtualFree(address, 0, MEM_RELEASE)
    end)
end

---Writes bytes over code and restores the protection of its memory.
local function write_code(address, bytes, size)
    local previous = protect(address, size, PAGE_EXECUTE_READWRITE)
    ffi.copy(address, bytes, size)
    pcall(protect, address, size, previous) -- Otherwise it stays writable.
    ffi.C.FlushInstructionCache(ffi.C.GetCurrentProcess(), address, size)
end

---Writes a jump into `buffer` that leads to `to` when it runs at `from`.
local function encode_jump(buffer, from, to)
    local distance = ffi.cast(address_number, to)
        - ffi.cast(address_number, from)
        - JUMP_SIZE
    buffer[0] = 0xE9
    ffi.cast(int_pointer, buffer + 1)[0] = distance
end

---Returns the size of an instruction, or `nil` for one that is not in this
---list. Those in the list do not depend on their address.
local function get_instruction_size(code)
    local op, operand = code[0], code[1]
    local registers_only = operand >= 0xC0
    local is_move = op == 0x8B or op == 0x89

    if op >= 0x50 and op <= 0x57 then
        return 1 -- push register
    elseif op == 0x6A then
        return 2 -- push 8-bit constant
    elseif op == 0x68 or op >= 0xB8 and op <= 0xBF then
        return 5 -- push or load 32-bit constant
    elseif (is_move or op == 0x33) and registers_only then
        return 2 -- mov or xor between registers
    elseif op == 0x8B and operand >= 0x40 and operand <= 0x7F then
        -- mov register, [register + 8-bit offset]; one form is longer
        return operand % 8 ~= 4 and 3 or nil
    elseif op == 0x83 and registers_only then
        return 3 -- arithmetic with 8-bit constant
    elseif op == 0x81 and registers_only then
        return 6 -- arithmetic with 32-bit constant
    end
end

---Returns the size of the whole instructions that a jump would overwrite.
local function get_overwritten_size(target)
    local size = 0
    while size < JUMP_SIZE do
        local step = get_instruction_size(target + size)
        if not step then
            local text = "byte %d of the target, %02X, is not understood"
            error(string.format(text, size, target[size]), 0)
        end
        size = size + step
    end
    return size
end

local function make_trampoline(target, size)
    local trampoline = allocate(size + JUMP_SIZE)
    ffi.copy(trampoline, target, size)
    encode_jump(trampoline + size, trampoline + size, target + size)
    protect(trampoline, size + JUMP_SIZE, PAGE_EXECUTE_READ)
    return trampoline
end

local hook = {}
local newest

local hook_mt = {
    __index = hook,
    __call = function(self, ...)
        return self.original(...)
    end,
}

---Redirects the function at `address` to `callback`. `ctype` is its C
---function pointer type.
function hook.new(ctype, address, callback)
    local target = ffi.cast(byte_pointer, address)
    if target == nil then
        error("there is no function at this address", 2)
    end
    local size = get_overwritten_size(target)
    local self =
        setmetatable({ ctype = ctype, target = target, depth = 0 }, hook_mt)

    self.saved = ffi.new("uint8_t[?]", JUMP_SIZE)
    ffi.copy(self.saved, target, JUMP_SIZE)
    self.trampoline = make_trampoline(target, size)
    self.original = ffi.cast(ctype, self.trampoline)

    self.callback = ffi.cast(ctype, function(...)
        self.depth = self.depth + 1
        local ok, result = pcall(callback, ...)
        self.depth = self.depth - 1
        if ok then
            return result
        end
        client.error_log("hook: " .. tostring(result))
        return self.original(...)
    end)

    local jump = ffi.new("uint8_t[?]", JUMP_SIZE)
    encode_jump(jump, target, self.callback)
    local ok, message = pcall(write_code, target, jump, JUMP_SIZE)
    if not ok then
        self.callback:free()
        error(message, 2)
    end

    self.previous, newest = newest, self
    return self
end

---Puts the original bytes back. Calls of the hook then run the target itself.
function hook:unhook()
    if not self.callback then
        return
    end
    if self.depth > 0 then
        error("a hook cannot be removed while its callback runs", 2)
    end
    write_code(self.target, self.saved, JUMP_SIZE)
    self.original = ffi.cast(self.ctype, self.target)
    self.callback:free()
    self.callback, self.trampoline = nil, nil
end

-- A jump that outlives the script would lead into memory that is gone.
defer(function()
    while newest do
        local ok, message = pcall(newest.unhook, newest)
        if not ok then
            client.error_log("hook: " .. tostring(message))
        end
        newest = newest.previous
    end
end)

-- From here on: an example. It hooks its own function of 11 bytes:
-- push ebp; mov ebp, esp; mov eax, [ebp+8]; add eax, [ebp+12]; pop ebp; ret
local ADD = "\x55\x8B\xEC\x8B\x45\x08\x03\x45\x0C\x5D\xC3"
local ADD_TYPE = "int(__cdecl*)(int, int)"

local function try_hook()
    local memory = allocate(#ADD)
    ffi.copy(memory, ADD, #ADD)
    protect(memory, #ADD, PAGE_EXECUTE_READ)
    local add = ffi.cast(ADD_TYPE, memory)

    local before = add(2, 3)
    local add_hook
    add_hook = hook.new(ADD_TYPE, memory, function(a, b)
        return add_hook(a, b) * 10
    end)
    local hooked, original = add(2, 3), add_hook(2, 3)
    add_hook:unhook()

    -- The memory has to live as long as the pointer to it is used.
    return memory, before, hooked, original, add(2, 3)
end

ui.new_button("LUA", "B", "Try a hook", function()
    local _, before, hooked, original, after = try_hook()
    printf("2 + 3 is %d, hooked %d", before, hooked)
    printf("called through the hook %d, unhooked %d", original, after)
end)
