scenario("each name is whole after the collector ran", function()
    local list, ffi = unpack(load_with("return { list, ffi }"))
    expect(logged("print")[1]):is("entry 500")
    for index = 1, 1000 do
        expect(ffi.string(list[index].entry.name)):is("entry " .. index)
        expect(list[index].entry.value):is(index)
    end
end)
