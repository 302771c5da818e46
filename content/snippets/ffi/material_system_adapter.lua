local ffi = require("ffi")

-- Verify these values before the first run: the interface name, the positions
-- and the layout of the record belong to one version of the engine.
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

local found, interface = pcall(client.create_interface, MODULE, INTERFACE)
if not found or interface == nil then
    client.error_log("Adapter info is off: no interface " .. INTERFACE)
    return
end

---Returns the index of the adapter that draws the game.
local get_current_adapter = vtable_bind(
    MODULE,
    INTERFACE,
    GET_CURRENT_ADAPTER,
    "int(__thiscall*)(void*)"
)

local fill_record = vtable_bind(
    MODULE,
    INTERFACE,
    GET_DISPLAY_ADAPTER_INFO,
    "void(__thiscall*)(void*, int, $*)",
    adapter_info_t
)

---Returns the record of an adapter. The index has to come from
---`get_current_adapter`.
local function get_adapter_info(index)
    if type(index) ~= "number" or index < 0 then
        error("adapter index expected, got " .. tostring(index), 2)
    end
    local info = adapter_info_t()
    fill_record(index, info)
    return info
end

-- From here on: an example. The adapter in use.
ui.new_button("LUA", "B", "Show the graphics adapter", function()
    local index = get_current_adapter()
    if index < 0 then
        client.error_log("The engine names no adapter")
        return
    end

    local info = get_adapter_info(index)
    printf("Adapter: %s", info.driver_name)
    printf(
        "Vendor %04X, device %04X, revision %02X",
        info.vendor_id,
        info.device_id,
        info.revision
    )
    printf(
        "Feature levels %d to %d, in use %d",
        info.min_feature_level,
        info.max_feature_level,
        info.feature_level
    )
end)
