local KEY = "secret-key-of-mine"
local ANSWER = '{"choices":[{"message":{"content":"three numbers"}}]}'
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
                callback = callback,
            }
        end,
    })
end)

local function start()
    game.files["completion_key.txt"] = KEY .. "\n"
    load_script()
end

local function ask(prompt)
    return fire("console_input", "ask " .. prompt)
end

local function problems()
    return logged("error_log")
end

scenario("what is asked in the console is answered there", function()
    start()
    expect(ask("what is a vector")):is(true)
    expect(sent):has_length(1)
    expect(sent[1].url):is("https://api.example.com/v1/chat/completions")
    expect(sent[1].options.headers.Authorization):is("Bearer " .. KEY)
    expect(sent[1].options.body):has('"content":"what is a vector"')
    expect(sent[1].options.body):has('"model":"example-model"')
    expect(sent[1].options.body):has_not(KEY)
    expect(logged("print")):has_length(0)
    sent[1].answer(true, 200, ANSWER)
    expect(logged("print")):is({ "three numbers" })
    expect(problems()):has_length(0)
end)

scenario("other lines of the console are left to the game", function()
    start()
    for _, line in ipairs({ "status", "ask", "ask ", "asking x", " ask x" }) do
        expect(fire("console_input", line)):is_nil()
    end
    expect(sent):has_length(0)
end)

scenario("one request at a time, with a pause between two", function()
    start()
    ask("a")
    ask("b")
    expect(problems()):is({ "ask: a request is still running" })
    sent[1].answer(true, 200, ANSWER)
    ask("c")
    expect(problems()[2]):is("ask: too many requests, wait a moment")
    play(5.1, 0.1)
    ask("d")
    expect(sent):has_length(2)
end)

scenario(
    "a lost answer is told after the timeout, and comes too late",
    function()
        start()
        ask("a")
        play(29, 0.5)
        expect(problems()):has_length(0)
        play(2, 0.5)
        expect(problems()):is({ "ask: no answer in time" })
        sent[1].answer(true, 200, ANSWER)
        expect(logged("print")):has_length(0)
        ask("b")
        sent[2].answer(true, 200, ANSWER)
        play(31, 0.5)
        expect(logged("print")):has_length(1)
        expect(problems()):has_length(1)
    end
)

scenario("an old timeout does not end a newer request", function()
    start()
    ask("a")
    sent[1].answer(true, 200, ANSWER)
    play(20, 0.5)
    ask("b")
    play(11, 0.5)
    ask("c")
    expect(problems()):is({ "ask: a request is still running" })
end)

scenario("without a key nothing is sent", function()
    load_script()
    for _, text in ipairs({ false, "", " \n" }) do
        game.files["completion_key.txt"] = text or nil
        ask("a")
        expect(problems()[#problems()]):is("ask: no key in completion_key.txt")
    end
    expect(sent):has_length(0)
end)

scenario("without the module it says so, at load and when asked", function()
    game.module("author/http", nil)
    start()
    expect(problems()):is({ "Completion is off: no module author/http" })
    expect(ask("a")):is(true)
    expect(problems()[2]):is("ask: no module author/http")
    expect(errors()):has_length(0)
end)

scenario("a wrong key is named by its status", function()
    start()
    ask("a")
    sent[1].answer(true, 401, '{"error":"no"}')
    expect(problems()):is({ "ask: status 401: the service refuses the key" })
end)

scenario("after a 429 there is a minute without requests", function()
    start()
    ask("a")
    sent[1].answer(true, 429, "")
    expect(problems()[1]):has("status 429: too many requests")
    play(59, 0.5)
    ask("b")
    expect(problems()[2]):is("ask: too many requests, wait a moment")
    play(2, 0.5)
    ask("c")
    expect(sent):has_length(2)
end)

scenario("an answer of any form is read without an error", function()
    start()
    for _, answer in ipairs({
        { false, 0, "" },
        { true, 500, "" },
        { true, nil, ANSWER },
        { true, 200, nil },
        { true, 200, "" },
        { true, 200, "<html>" },
        { true, 200, '{"choices":[' },
        { true, 200, "5" },
        { true, 200, "null" },
        { true, 200, "{}" },
        { true, 200, '{"choices":null}' },
        { true, 200, '{"choices":[]}' },
        { true, 200, '{"choices":[{"message":null}]}' },
        { true, 200, '{"choices":[{"message":{"content":null}}]}' },
    }) do
        clear_console()
        ask("a")
        sent[#sent].answer(unpack(answer, 1, 3))
        expect(problems()):has_length(1)
        expect(logged("print")):has_length(0)
        play(6, 0.5)
    end
    ask("a")
    sent[#sent].callback(true, nil)
    expect(problems()[2]):is("ask: the service cannot be reached")
end)

scenario("a library that fails never shows the key", function()
    game.module("author/http", {
        post = function(_, options)
            error("bad option " .. options.headers.Authorization)
        end,
    })
    start()
    ask("a")
    expect(problems()):is({ "ask: the HTTP library refuses the call" })
    play(6, 0.5)
    ask("b")
    expect(problems()):has_length(2)
end)

scenario("a question of the page goes on in the callback", function()
    game.files["completion_key.txt"] = KEY
    load_with("button.lua")
    menu.press("Explain my map")
    expect(sent):has_length(0)
    game.join("de_first")
    menu.press("Explain my map")
    expect(sent[1].options.body):has("de_first")
    sent[1].answer(true, 200, ANSWER)
    expect(logged("log")):is({ "de_first: three numbers" })
end)

scenario(
    "a web hook of the page gets the winner, and says what fails",
    function()
        game.files["web_hook.txt"] = "https://hook.example.com/rounds\n"
        load_with("web_hook.lua")
        fire("round_end", { winner = 3 })
        expect(sent[1].url):is("https://hook.example.com/rounds")
        expect(sent[1].options.body):is('{"winner":3}')
        sent[1].answer(true, 204, "")
        expect(problems()):has_length(0)
        sent[1].answer(true, 404, "")
        sent[1].answer(false, 0, "")
        sent[1].callback(true)
        expect(problems()):is({
            "web hook: status 404",
            "web hook: the service cannot be reached",
            "web hook: the service cannot be reached",
        })
    end
)

scenario("without its address, the web hook of the page is off", function()
    load_with("web_hook.lua")
    fire("round_end", { winner = 3 })
    expect(sent):has_length(0)
end)

scenario("the web hook of the page survives another library", function()
    game.module("author/http", { post = error })
    game.files["web_hook.txt"] = "https://hook.example.com/rounds"
    load_with("web_hook.lua")
    fire("round_end", { winner = 3 })
    expect(problems()):is({ "web hook: the HTTP library refuses the call" })
end)
