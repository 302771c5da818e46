local HTTP_MODULE = "author/http" -- id of the HTTP library that you subscribed to
local SERVICE_URL = "https://api.example.com/v1/chat/completions"
local MODEL = "example-model"
local KEY_FILE = "completion_key.txt" -- in the game folder; never put the key into the script
local MIN_INTERVAL = 5 -- seconds between two requests
local TIMEOUT = 30 -- seconds after which a request without an answer no longer blocks the next

local http = require(HTTP_MODULE)

local running_since, last_request

local function read_key()
    local text = readfile(KEY_FILE)
    return text and string.match(text, "%S+")
end

local function body_of(prompt)
    return json.stringify({
        model = MODEL,
        messages = { { role = "user", content = prompt } },
        temperature = 0.7,
        top_p = 1,
        max_tokens = 200,
        stop = "\n\n\n",
    })
end

-- Text of the first choice, or nil and what is wrong with the answer.
local function text_of(body)
    local ok, answer = pcall(json.parse, body)
    if not ok then
        return nil, "the answer is not JSON: " .. tostring(answer)
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

-- Sends a prompt. callback(text) runs when the answer is there, callback(nil, problem) when there is none.
local function request(prompt, callback)
    local now = globals.realtime()
    if running_since and now - running_since < TIMEOUT then
        return callback(nil, "a request is still running")
    end
    if last_request and now - last_request < MIN_INTERVAL then
        return callback(nil, "too many requests, wait a moment")
    end
    local key = read_key()
    if not key then
        return callback(nil, "no key in " .. KEY_FILE)
    end

    running_since, last_request = now, now
    local options = {
        headers = {
            ["Authorization"] = "Bearer " .. key,
            ["Content-Type"] = "application/json",
        },
        body = body_of(prompt),
    }
    http.post(SERVICE_URL, options, function(success, response)
        if running_since == now then
            running_since = nil
        end
        if not success then
            return callback(nil, "the service cannot be reached")
        end
        if response.status ~= 200 then
            return callback(
                nil,
                "the service answered with status " .. tostring(response.status)
            )
        end
        callback(text_of(response.body))
    end)
end
