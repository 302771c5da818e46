scenario("texts are cut to the size, with a zero at the end", function()
    load_script()
    expect(table.concat(logged("print"), "|")):is("ok|a name |8")
end)

scenario("a text of every length fits", function()
    local to_field, ffi = unpack(load_with("return { to_field, ffi }"))
    for length = 0, 12 do
        local field = to_field(("x"):rep(length), 8)
        expect(ffi.sizeof(field)):is(8)
        expect(ffi.string(field)):has_length(math.min(length, 7))
        expect(field[7]):is(0)
    end
end)
