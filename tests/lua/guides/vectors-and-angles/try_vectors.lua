scenario("the console shows what the guide says", function()
    load_script()
    expect(logged()):is({
        "Way: 300 400 0",
        "Distance: 500",
        "Middle: 250 400 0",
    })
end)
