-- Everything here belongs to the service and the library that you use.
local SETTINGS = {
    http_module = "author/http", -- id of the HTTP library in the workshop
    endpoint = "https://api.example.com/v1/chat/completions",
    model = "example-model",
    key_file = "completion_key.txt", -- in the folder of the game
    max_tokens = 200, -- length of the answer
    interval = 5, -- seconds between two requests
    pause = 60, -- seconds without requests after a status 429
    timeout = 30, -- seconds after which no answer is expected
}

local PROBLEMS = {
    [400] = "the service does not understand the request",
    [401] = "the service refuses the key",
    [404] = "the service has no such address or model",
    [429] = "too many requests, the script pauses",
}

local has_http, http = pcall(require, SETTINGS.http_module)
if not has_http then
    client.error_log("Completion is off: no module " .. SETTINGS.http_module)
end

local is_running = false
local next_allowed = 0

local function read_key()
    local text = readfile(SETTINGS.key_file)
    return text and string.match(text, "%S+")
end

local function make_options(prompt, key)
    return {
        headers = {
            ["Authorization"] = "Bearer " .. key,
            ["Content-Type"] = "application/json",
        },
        body = json.stringify({
            model = SETTINGS.model,
            messages = { { role = "user", content = prompt } },
            max_tokens = SETTINGS.max_tokens,
        }),
    }
end

---Returns the text of the first choice, or `nil` and what is wrong.
local function read_answer(body)
    local ok, answer = pcall(json.parse, body)
    if not ok then
        return nil, "the answer is not JSON"
    end
    local choices = type(answer) == "table" and answer.choices
    local choice = type(choices) == "table" and choices[1]
    local message = type(choice) == "table" and choice.message
    local content = type(message) == "table" and message.content
    if type(content) ~= "string" then
        return nil, "the answer holds no text"
    end
    return content
end

---Returns the text of a response, or `nil` and what is wrong.
local function read_response(is_success, response)
    if not is_success or type(response) ~= "table" then
        return nil, "the service cannot be reached"
    end
    local status = response.status
    if status == 429 then
        next_allowed = globals.realtime() + SETTINGS.pause
    end
    if status ~= 200 then
        local problem = "status " .. tostring(status)
        if PROBLEMS[status] then
            problem = problem .. ": " .. PROBLEMS[status]
        end
        return nil, problem
    end
    return read_answer(response.body)
end

---Returns why no request can be made now, or `nil`.
local function find_obstacle(key)
    if not has_http then
        return "no module " .. SETTINGS.http_module
    elseif is_running then
        return "a request is still running"
    elseif globals.realtime() < next_allowed then
        return "too many requests, wait a moment"
    elseif not key then
        return "no key in " .. SETTINGS.key_file
    end
end

---Sends a prompt. Calls `callback(text)` when the answer is there, or
---`callback(nil, problem)` when there is none: once in any case.
local function request(prompt, callback)
    local key = read_key()
    local obstacle = find_obstacle(key)
    if obstacle then
        return callback(nil, obstacle)
    end

    local is_done = false
    local function finish(text, problem)
        if not is_done then
            is_done, is_running = true, false
            callback(text, problem)
        end
    end

    is_running = true
    next_allowed = globals.realtime() + SETTINGS.interval
    client.delay_call(SETTINGS.timeout, function()
        finish(nil, "no answer in time")
    end)

    local options = make_options(prompt, key)
    local ok = pcall(http.post, SETTINGS.endpoint, options, function(...)
        if not is_done then
            finish(read_response(...))
        end
    end)
    if not ok then
        -- Its message may hold the options, and with them the key.
        finish(nil, "the HTTP library refuses the call")
    end
end

-- From here on: an example. `ask what is a vector` in the console.
client.set_event_callback("console_input", function(line)
    local prompt = string.match(line, "^ask%s+(.+)$")
    if not prompt then
        return
    end
    request(prompt, function(text, problem)
        if text then
            print(text)
        else
            client.error_log("ask: " .. tostring(problem))
        end
    end)
    return true
end)
