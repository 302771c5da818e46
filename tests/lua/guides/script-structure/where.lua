scenario("it prints the places in which modules are looked for", function()
    load_script()
    expect(logged("print")[1]):has("?.lua")
end)
