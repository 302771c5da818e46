-- Windows and a processor for 32-bit code are played here: memory is real,
-- what runs in it is interpreted.

local ffi = require("ffi")

local BYTES = ffi.typeof("uint8_t*")
local blocks, freed, callbacks, writable, fails

local function nothing() end

local function number(pointer)
    return tonumber(ffi.cast("intptr_t", ffi.cast("void*", pointer)))
end

--- The pointer to an address of which 32 bits are known.
local function pointer_to(low)
    for _, block in ipairs(blocks) do
        local offset = (low - number(block.memory)) % 2 ^ 32
        if offset < block.size then
            return ffi.cast(BYTES, block.memory) + offset
        end
    end
end

--- What a function at an address returns: adds, or whatever a jump leads to.
local function run(pointer, a, b)
    local code, result = ffi.cast(BYTES, pointer), nil
    local address = number(pointer)
    for _ = 1, 20 do
        local op = code[0]
        local step
        if op == 0xE9 then
            local distance = ffi.cast("int32_t*", code + 1)[0]
            address = address + 5 + distance
            for at, callback in pairs(callbacks) do
                if (at - address) % 2 ^ 32 == 0 then
                    return callback.call(a, b)
                end
            end
            code, step = pointer_to(address), 0
            assert(code, "a jump into nowhere")
        elseif op == 0x55 or op == 0x5D then
            step = 1
        elseif op == 0x8B and code[1] == 0xEC then
            step = 2
        elseif op == 0x8B and code[1] == 0x45 then
            result, step = a, 3
        elseif op == 0x03 and code[1] == 0x45 then
            result, step = result + b, 3
        elseif op == 0xC3 then
            return result
        end
        assert(step, "an instruction that nobody wrote")
        code, address = code + step, address + step
    end
end

local function fake_callback(call)
    local callback = { call = call, address = 0x10000000 }
    while callbacks[callback.address] do
        callback.address = callback.address + 16
    end
    callbacks[callback.address] = callback
    function callback:free()
        callbacks[self.address] = nil
    end
    return callback
end

setup(function()
    blocks, freed, callbacks, writable, fails = {}, 0, {}, {}, false
    local fake = {}
    for key, value in pairs(ffi) do
        fake[key] = value
    end

    function fake.cast(ctype, value)
        if type(value) == "function" then
            return fake_callback(value)
        elseif type(value) == "table" then
            return ffi.cast(ctype, value.address)
        elseif type(ctype) == "string" and ctype:find("%(") then
            return function(a, b)
                return run(value, a, b)
            end
        end
        return ffi.cast(ctype, value)
    end

    fake.C = {
        VirtualAlloc = function(_, size)
            local memory = ffi.new("uint8_t[?]", size)
            blocks[#blocks + 1] = { memory = memory, size = size }
            return ffi.cast("void*", memory)
        end,
        VirtualFree = function()
            freed = freed + 1
            return 1
        end,
        VirtualProtect = function(address, _, protection, previous)
            if fails then
                return 0
            end
            previous[0] = writable[number(address)] or 0x20
            writable[number(address)] = protection
            return 1
        end,
        GetCurrentProcess = function()
            return nil
        end,
        FlushInstructionCache = function()
            return 1
        end,
    }
    game.module("ffi", fake)
end)

local ADD = "\x55\x8B\xEC\x8B\x45\x08\x03\x45\x0C\x5D\xC3"
local TYPE = "int(__cdecl*)(int, int)"

--- A function of the game that adds, as bytes.
local function make_target(code)
    code = code or ADD
    local memory = ffi.new("uint8_t[?]", #code + 8)
    ffi.copy(memory, code, #code)
    blocks[#blocks + 1] = { memory = memory, size = #code + 8 }
    return memory
end

local function bytes_of(target)
    return ffi.string(target, #ADD)
end

scenario("the example hooks its own function and takes the hook off", function()
    load_script()
    expect(logged()):has_length(0)
    menu.press("Try a hook")
    expect(logged()):is({
        "2 + 3 is 5, hooked 50",
        "called through the hook 5, unhooked 5",
    })
    expect(next(callbacks)):is_nil()
end)

scenario("while it is hooked, all calls end in the callback", function()
    local hook = load_with("return hook")
    local target = make_target()
    local got
    hook.new(TYPE, target, function(a, b)
        got = { a, b }
        return 7
    end)
    expect(target[0]):is(0xE9)
    expect(ffi.string(target + 5, 6)):is(ADD:sub(6))
    expect(run(target, 2, 3)):is(7)
    expect(got):is({ 2, 3 })
end)

scenario("the trampoline runs what was overwritten, and the rest", function()
    local hook = load_with("return hook")
    local target = make_target()
    local added = hook.new(TYPE, target, function()
        return 0
    end)
    expect(added(20, 3)):is(23)
    local trampoline = blocks[#blocks].memory
    expect(ffi.string(trampoline, 6)):is(ADD:sub(1, 6))
    expect(trampoline[6]):is(0xE9)
    expect(writable[number(trampoline)]):is(0x20)
    expect(writable[number(target)]):is(0x20)
end)

scenario("an unload puts all bytes back, the newest hook first", function()
    local hook = load_with("return hook")
    local first, second = make_target(), make_target()
    for _, target in ipairs({ first, second }) do
        hook.new(TYPE, target, function()
            return 1
        end)
    end
    expect(bytes_of(first)):is_not(ADD)
    unload()
    expect(bytes_of(first)):is(ADD)
    expect(bytes_of(second)):is(ADD)
    expect(next(callbacks)):is_nil()
    expect(errors()):has_length(0)
end)

scenario("removing twice does no harm, the hook calls the target", function()
    local hook = load_with("return hook")
    local target = make_target()
    local added = hook.new(TYPE, target, function()
        return 1
    end)
    added:unhook()
    added:unhook()
    expect(added(2, 3)):is(5)
    expect(run(target, 2, 3)):is(5)
    unload()
    expect(bytes_of(target)):is(ADD)
end)

scenario("an error in the callback: a red line, and the original", function()
    local hook = load_with("return hook")
    local target = make_target()
    hook.new(TYPE, target, function()
        error("broken")
    end)
    expect(run(target, 2, 3)):is(5)
    expect(logged("error_log")[1]):fits("^hook: .*broken$")
end)

scenario("a hook is not removed while its callback runs", function()
    local hook = load_with("return hook")
    local target = make_target()
    local added
    added = hook.new(TYPE, target, function()
        added:unhook()
        return 1
    end)
    expect(run(target, 2, 3)):is(5)
    expect(logged("error_log")[1]):has("while its callback runs")
    added:unhook()
    expect(bytes_of(target)):is(ADD)
end)

scenario("unknown and relative instructions are refused", function()
    local hook = load_with("return hook")
    for name, code in pairs({
        ["byte 0 of the target, E8"] = "\xE8\1\2\3\4\x90",
        ["byte 0 of the target, E9"] = "\xE9\1\2\3\4\x90",
        ["byte 1 of the target, EB"] = "\x55\xEB\x10\x90\x90\x90",
        ["byte 3 of the target, 0F"] = "\x55\x8B\xEC\x0F\x84\1\2\3\4",
        ["byte 0 of the target, 8B"] = "\x8B\x44\x24\x04\xC3\x90",
        ["byte 1 of the target, C3"] = "\x55\xC3\xCC\xCC\xCC\xCC",
    }) do
        local target = make_target(code)
        expect(function()
            hook.new(TYPE, target, nothing)
        end):raises(name)
        expect(ffi.string(target, #code)):is(code)
    end
    expect(next(callbacks)):is_nil()
end)

scenario("sizes of the common first instructions", function()
    local get_size = load_with("return get_instruction_size")
    for code, size in pairs({
        ["\x50\0"] = 1,
        ["\x57\0"] = 1,
        ["\x6A\xFF"] = 2,
        ["\x68\1\2\3\4"] = 5,
        ["\xB8\1\2\3\4"] = 5,
        ["\x8B\xEC"] = 2,
        ["\x33\xC0"] = 2,
        ["\x8B\x45\x08"] = 3,
        ["\x83\xEC\x10"] = 3,
        ["\x81\xEC\1\2\3\4"] = 6,
    }) do
        local memory = ffi.new("uint8_t[?]", 8)
        ffi.copy(memory, code, #code)
        expect(get_size(memory)):is(size)
    end
end)

scenario("memory that stays protected leaves all as it was", function()
    local hook = load_with("return hook")
    local target = make_target()
    fails = true
    expect(function()
        hook.new(TYPE, target, nothing)
    end):raises("the protection of the memory cannot be changed")
    expect(bytes_of(target)):is(ADD)
    expect(next(callbacks)):is_nil()
end)

scenario("no address, no hook", function()
    local hook = load_with("return hook")
    expect(function()
        hook.new(TYPE, nil, nothing)
    end):raises("there is no function at this address")
end)
