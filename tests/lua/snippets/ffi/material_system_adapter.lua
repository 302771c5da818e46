local ffi = require("ffi")

setup(function()
    -- Stands for the engine: adapter 0 is the one in use.
    answer("vtable_bind", function(_, _, position)
        if position == 25 then
            return function()
                return 0
            end
        end
        return function(index, info)
            expect(index):is(0)
            ffi.copy(info.raw_driver_name, "Some card")
            info.vendor_id, info.device_id, info.revision = 0x10DE, 0x1C03, 0xA1
            info.min_feature_level, info.max_feature_level = 81, 95
            info.feature_level = 95
        end
    end)
end)

scenario("it prints the adapter in use", function()
    load_with("print_adapter.lua")
    expect(logged()):is({
        "Adapter: Some card",
        "Vendor 10DE, device 1C03, revision A1",
        "Feature levels 81 to 95, in use 95",
    })
end)

scenario(
    "an index that is none raises an error where it is asked for",
    function()
        local get_adapter_info = load_with("return get_adapter_info")
        for _, wrong in ipairs({ -1, "0" }) do
            expect(function()
                get_adapter_info(wrong)
            end):raises("adapter index expected, got " .. wrong)
        end
    end
)
