local ffi = require("ffi")

-- These values belong to one version of the engine. Verify them before use.
local MODULE = "materialsystem.dll"
local INTERFACE = "VMaterialSystem080"
local GET_CURRENT_ADAPTER = 25
local GET_DISPLAY_ADAPTER_INFO = 26

local adapter_info_t = ffi.typeof([[
    struct {
        char     raw_driver_name[512];
        uint32_t vendor_id;
        uint32_t device_id;
        uint32_t subsystem_id;
        uint32_t revision;
        int32_t  feature_level;
        int32_t  min_feature_level;
        int32_t  max_feature_level;
        uint32_t driver_version_high;
        uint32_t driver_version_low;
        uint8_t  reserve[128];
    }
]])

ffi.metatype(adapter_info_t, {
    __index = function(info, key)
        if key == "driver_name" then
            return ffi.string(info.raw_driver_name)
        end
    end,
})

local native_get_current_adapter = vtable_bind(
    MODULE,
    INTERFACE,
    GET_CURRENT_ADAPTER,
    "int(__thiscall*)(void*)"
)
local native_get_adapter_info = vtable_bind(
    MODULE,
    INTERFACE,
    GET_DISPLAY_ADAPTER_INFO,
    "void(__thiscall*)(void*, int, $*)",
    adapter_info_t
)

-- Returns the index of the adapter that draws the game.
local function get_current_adapter()
    return native_get_current_adapter()
end

-- Returns the record of an adapter. The index comes from get_current_adapter.
local function get_adapter_info(index)
    if type(index) ~= "number" or index < 0 then
        error("adapter index expected, got " .. tostring(index), 2)
    end
    local info = adapter_info_t()
    native_get_adapter_info(index, info)
    return info
end
