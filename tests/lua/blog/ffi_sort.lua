scenario("numbers are in descending order", function()
    load_script()
    expect(logged("print")[1]):is("9 to 1")
end)

scenario("rare callbacks after many harmless calls do no harm", function()
    local sort, ffi = unpack(load_with("return { sort_descending, ffi }"))
    local numbers = ffi.new("int32_t[3]")
    local counts = ffi.new("int32_t[3000]")
    ffi.fill(counts, ffi.sizeof(counts))
    counts[2900] = 3
    for index = 0, 2999 do
        numbers[0], numbers[1], numbers[2] = -2147483648, 2147483647, 0
        sort(numbers, counts[index])
        if counts[index] == 3 then
            expect(numbers[0]):is(2147483647)
            expect(numbers[2]):is(-2147483648)
        end
    end
end)

scenario("an error in a comparison is raised, and its slot is free", function()
    local sort, ffi = unpack(load_with("return { sort_descending, ffi }"))
    local numbers = ffi.new("int32_t[2]", 1, 2)
    local cast = ffi.cast
    for _ = 1, 2000 do
        ffi.cast = function(type, value)
            if tostring(type) == "ctype<const int *>" then
                error("no pointer")
            end
            return cast(type, value)
        end
        local ok, problem = pcall(sort, numbers, 2)
        ffi.cast = cast
        expect(ok):is(false)
        expect(problem):has("no pointer")
    end
end)
