scenario("an id comes back without losing a digit", function()
    load_script()
    expect(table.concat(logged("print"), ", "))
        :is("17825793 and 42, 76561197960265770ULL")
end)

scenario("the halves may be as large as they get", function()
    local split, join = unpack(load_with("return { split, join }"))
    for _, id in ipairs({ 0ULL, 0xffffffffULL, 0xffffffffffffffffULL }) do
        expect(tostring(join(split(id)))):is(tostring(id))
    end
end)
