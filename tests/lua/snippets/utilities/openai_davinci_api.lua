local sent

setup(function()
    sent = {}
    game.module("author/http", {
        post = function(url, options, callback)
            sent[#sent + 1] = {
                url = url,
                options = options,
                answer = function(success, status, body)
                    callback(success, { status = status, body = body })
                end,
            }
        end,
    })
end)

local function start()
    game.files["completion_key.txt"] = "secret\n"
    load_with("ask.lua")
end

local function ask(prompt)
    return fire("console_input", "ask " .. prompt)
end

local ANSWER = '{"choices":[{"message":{"content":"three numbers"}}]}'

scenario(
    "what is asked in the console is answered there, and kept from the game",
    function()
        start()
        expect(ask("what is a vector")):is(true)
        expect(fire("console_input", "status")):is_nil()
        expect(sent):has_length(1)
        expect(sent[1].options.headers.Authorization):is("Bearer secret")
        expect(sent[1].options.body):has('"content":"what is a vector"')
        sent[1].answer(true, 200, ANSWER)
        expect(logged("print")):is({ "three numbers" })
    end
)

scenario("one request at a time, with a pause between two", function()
    start()
    ask("a")
    ask("b")
    expect(logged("error_log")):is({ "ask: a request is still running" })
    sent[1].answer(true, 200, ANSWER)
    ask("c")
    expect(logged("error_log")[2]):is("ask: too many requests, wait a moment")
    play(5.1, 0.1)
    ask("d")
    expect(sent):has_length(2)
end)

scenario("a lost answer blocks no longer than the timeout", function()
    start()
    ask("a")
    play(31, 0.5)
    ask("b")
    expect(sent):has_length(2)
end)

scenario("without a key nothing is sent", function()
    load_with("ask.lua")
    ask("a")
    expect(sent):has_length(0)
    expect(logged("error_log")[1]):has("no key in")
end)

scenario("an answer of any form is read without an error", function()
    start()
    for _, answer in ipairs({
        { false, 0, "" },
        { true, 401, "" },
        { true, 200, "" },
        { true, 200, "<html>" },
        { true, 200, "5" },
        { true, 200, "{}" },
        { true, 200, '{"choices":[]}' },
        { true, 200, '{"choices":[{"message":null}]}' },
        { true, 200, '{"choices":[{"message":{"content":null}}]}' },
    }) do
        clear_console()
        ask("a")
        sent[#sent].answer(unpack(answer))
        expect(logged("error_log")):has_length(1)
        expect(logged("print")):has_length(0)
        play(6, 0.5)
    end
end)
