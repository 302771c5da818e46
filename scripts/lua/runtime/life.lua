-- The life of a script: load, unload, reload.

local api = require("api")
local dispatch = require("dispatch")
local script = require("script")
local watch = require("watch")

--- Adds what a world does with the script.
return function(methods)
    --- Loads a file of the script's folder and returns what it returned. Raises an error for one that does not parse; an
    --- error while it runs is noted as every other.
    --- @param more string? code that follows the script, as in a text that shows its use
    function methods:load(name, more)
        local source = self.scripts[name]
        if not source then
            error("there is no script " .. name, 0)
        end
        self.name, self.more = name, more
        if more then
            source = source .. "\n" .. more
        end
        local env = api.install(self)
        setfenv(0, env)
        local chunk, problem = loadstring(source, "@" .. name)
        if not chunk then
            error(problem, 0)
        end
        watch.prepare(chunk)
        self.is_loading = true
        local _, result = script.call(self, setfenv(chunk, env))
        self.is_loading = false
        return result
    end

    --- Unloads the script: `shutdown`, then what it passed to `defer`. Its callbacks and menu items go.
    function methods:unload()
        dispatch.send(self, "shutdown")
        local deferred = self.deferred
        self.deferred = {}
        for _, callback in ipairs(deferred) do
            script.call(self, callback)
        end
        self.listeners, self.timers, self.esp_flags = {}, {}, {}
        self.loaded = {}
        for _, item in ipairs(self.items) do
            item.gone = item.gone or not item.client
        end
    end

    function methods:reload()
        self:unload()
        return self:load(self.name, self.more)
    end
end
