local ffi = require("ffi")

local current

setup(function()
    current = 0
    -- Stands for the engine: adapter 0 is the one in use.
    answer("vtable_bind", function(_, _, position)
        if position == 25 then
            return function()
                return current
            end
        end
        return function(index, info)
            expect(index):is(0)
            ffi.copy(info.raw_driver_name, "Some card")
            info.vendor_id, info.device_id, info.revision = 0x10DE, 0x1C03, 0xA1
            info.min_feature_level, info.max_feature_level = 81, 95
            info.feature_level = 95
            info.driver_version_low = 0xFFFFFFFF
        end
    end)
end)

scenario("it prints the adapter in use", function()
    load_script()
    expect(logged()):has_length(0)
    menu.press("Show the graphics adapter")
    expect(logged()):is({
        "Adapter: Some card",
        "Vendor 10DE, device 1C03, revision A1",
        "Feature levels 81 to 95, in use 95",
    })
end)

scenario("without an adapter it asks for no record", function()
    load_script()
    current = -1
    menu.press("Show the graphics adapter")
    expect(logged("error_log")):is({ "The engine names no adapter" })
end)

scenario("without the interface nothing is bound", function()
    answer("client.create_interface", nil)
    load_script()
    expect(logged("error_log")):is({
        "Adapter info is off: no interface VMaterialSystem080",
    })
    expect(calls("vtable_bind")):has_length(0)
end)

scenario("numbers arrive as they are, each record on its own", function()
    local get_adapter_info = load_with("return get_adapter_info")
    local first, second = get_adapter_info(0), get_adapter_info(0)
    first.vendor_id = 1
    expect(second.vendor_id):is(0x10DE)
    expect(second.driver_version_low):is(4294967295)
    expect(second.driver_version_high):is(0)
    expect(second.driver_name):is("Some card")
end)

scenario("an index that is none raises an error", function()
    local get_adapter_info = load_with("return get_adapter_info")
    for _, wrong in ipairs({ -1, "0" }) do
        expect(function()
            get_adapter_info(wrong)
        end):raises("adapter index expected, got " .. wrong)
    end
    expect(function()
        get_adapter_info(nil)
    end):raises("adapter index expected, got nil")
end)

scenario("a report has the adapter and the size of the screen", function()
    game.screen(1280, 720)
    load_with("bug_report.lua")
    expect(logged()):is({
        "Please add to your report: Some card, 1280 x 720",
    })
end)
