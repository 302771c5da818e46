local ffi = require "ffi"

-- These values belong to one version of the engine. Verify them before use.
local MODULE = "engine.dll"
local INTERFACE = "VEngineClient014"
local GET_PLAYER_INFO = 8
local RECORD_VERSION = 0xFFFFFFFFFFFFF002ULL

-- Fields that need converting start with raw_, so that they do not hide the converted ones.
local player_info_t = ffi.typeof [[
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
]]

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

local native_get_player_info =
    vtable_bind(MODULE, INTERFACE, GET_PLAYER_INFO, "bool(__thiscall*)(void*, int, $*)", player_info_t)

-- Returns the record of a player, or nil when there is no such player.
local function get_player_info(entindex)
    if type(entindex) ~= "number" or globals.mapname() == nil then
        return nil
    end
    if entindex < 1 or entindex > globals.maxplayers() then
        return nil
    end

    local record = player_info_t()
    record.version = RECORD_VERSION
    if native_get_player_info(entindex, record) then
        return record
    end
end
