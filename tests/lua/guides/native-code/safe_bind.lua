scenario("binds what is there and calls it", function()
    local bound
    answer("vtable_bind", function(...)
        bound = { ... }
        return function()
            return true
        end
    end)
    load_script()
    expect(logged()):is({ "in a game" })
    expect(bound):is({
        "engine.dll",
        "VEngineClient014",
        26,
        "bool(__thiscall*)(void*)",
    })
end)

scenario(
    "one red line when the interface is missing, and nothing is bound",
    function()
        answer("client.create_interface", nil)
        load_script()
        expect(logged("error_log")):is({
            "Native part is off: VEngineClient014 is missing",
        })
        expect(calls("vtable_bind")):has_length(0)
    end
)

scenario("one red line when the look-up or the binding fails", function()
    local function fail()
        error("bad module", 0)
    end
    answer("client.create_interface", fail)
    load_script()
    expect(logged("error_log")[1]):has("VEngineClient014 is missing")
    no_answer("client.create_interface")
    answer("vtable_bind", fail)
    reload()
    expect(logged("error_log")[2]):is("Native part is off: bad module")
end)
