scenario("the offsets and sizes are those of the answer", function()
    load_script()
    expect(table.concat(logged("print"), ", ")):is(
        "a at 0, b at 8, c at 16, d at 20, 24 bytes, 16 bytes"
    )
end)
