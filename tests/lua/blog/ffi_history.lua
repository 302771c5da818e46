scenario("it averages the last values, and none before the first", function()
    load_script()
    expect(table.concat(logged("print"), ", ")):is("nil, 8.5")
end)

scenario("a history that is not full averages what it has", function()
    local make_history = load_with("return make_history")
    local history = make_history(3)
    for index, average in ipairs({ 6, 5, 4, 2 }) do
        history.push(({ 6, 4, 2, 0 })[index])
        expect(history.average()):is(average)
    end
end)
