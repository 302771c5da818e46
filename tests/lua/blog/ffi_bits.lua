scenario("the bits are those of the numbers", function()
    load_script()
    expect(table.concat(logged("print"), " ")):is("3f800000 c0000000 3dcccccd")
end)

scenario("the edges of the type are right too", function()
    local float_bits = load_with("return float_bits")
    expect(float_bits(0)):is("00000000")
    expect(float_bits(math.huge)):is("7f800000")
end)

scenario("compiled code reads what was written last", function()
    local float_bits = load_with("return float_bits")
    local expected = {}
    for exponent = 0, 100 do
        expected[exponent] = string.format("%08x", (127 + exponent) * 2 ^ 23)
    end

    -- A loop without calls of the test itself, so that it is compiled.
    local wrong = 0
    for _ = 1, 50 do
        for exponent = 0, 100 do
            if float_bits(2 ^ exponent) ~= expected[exponent] then
                wrong = wrong + 1
            end
        end
    end
    expect(wrong):is(0)
end)
