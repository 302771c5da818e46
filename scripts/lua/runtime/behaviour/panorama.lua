-- The interface of the game: whatever a script reads of it is there, and can be called.

local M = {}

local anything = {}
setmetatable(anything, {
    __index = function()
        return anything
    end,
    __call = function()
        return anything
    end,
    __tostring = function()
        return "text"
    end,
})

M["panorama.open"] = function()
    return anything
end

M["panorama.loadstring"] = function()
    return function()
        return anything
    end
end

return M
