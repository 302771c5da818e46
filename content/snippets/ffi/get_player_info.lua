local ffi = require("ffi")

-- Verify these values before the first run: the interface name, the position
-- and the layout of the record belong to one version of the engine.
local MODULE = "engine.dll"
local INTERFACE = "VEngineClient014"
local GET_PLAYER_INFO = 8
local RECORD_VERSION = 0xFFFFFFFFFFFFF002ULL

-- What needs converting starts with raw_, so that it does not hide the
-- converted field.
local player_info_t = ffi.typeof([[
    struct {
        uint64_t version;
        uint64_t raw_account_id;
        char     raw_name[128];
        int32_t  user_id;
        char     raw_id_text[33];
        uint32_t friend_id;
        char     raw_friend_name[128];
        bool     is_bot;
        bool     is_broadcast;
        uint32_t file_checksums[4];
        uint8_t  download_count;
        uint8_t  reserve[64];
    }
]])

local converters = {
    account_id = function(record)
        return string.match(tostring(record.raw_account_id), "%d+")
    end,
    name = function(record)
        return ffi.string(record.raw_name)
    end,
    id_text = function(record)
        return ffi.string(record.raw_id_text)
    end,
    friend_name = function(record)
        return ffi.string(record.raw_friend_name)
    end,
}

ffi.metatype(player_info_t, {
    __index = function(record, key)
        local convert = converters[key]
        return convert and convert(record)
    end,
})

local found, interface = pcall(client.create_interface, MODULE, INTERFACE)
if not found or interface == nil then
    client.error_log("Player info is off: no interface " .. INTERFACE)
    return
end

local fill_record = vtable_bind(
    MODULE,
    INTERFACE,
    GET_PLAYER_INFO,
    "bool(__thiscall*)(void*, int, $*)",
    player_info_t
)

---Returns the record of a player, or `nil` when nobody has this index.
local function get_player_info(entindex)
    if type(entindex) ~= "number" or globals.mapname() == nil then
        return nil
    end
    if entindex < 1 or entindex > globals.maxplayers() then
        return nil
    end

    local record = player_info_t()
    record.version = RECORD_VERSION
    if fill_record(entindex, record) then
        return record
    end
end

-- From here on: an example. All players, with a check of the layout.
ui.new_button("LUA", "B", "List player records", function()
    for entindex = 1, globals.maxplayers() do
        local info = get_player_info(entindex)
        if info then
            local kind = info.is_bot and "bot" or info.account_id
            if info.is_broadcast then
                kind = "broadcast"
            end
            if client.userid_to_entindex(info.user_id) ~= entindex then
                kind = kind .. " - verify the layout"
            end
            printf("%2d  %s  %s", entindex, info.name, kind)
        end
    end
end)
