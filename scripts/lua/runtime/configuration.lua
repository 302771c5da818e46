-- Configurations: the values of menu items that are saved and loaded.

local dispatch = require("dispatch")

local NOT_SAVED = { label = true, button = true }

local function key_of(item)
    return table.concat({ item.tab, item.container, item.name }, "/")
end

local function copy(value)
    if type(value) ~= "table" then
        return value
    end
    local result = {}
    for key, item in pairs(value) do
        result[key] = item
    end
    return result
end

--- Adds what a world does with its configuration.
return function(methods)
    function methods:configuration()
        local values = {}
        for _, item in ipairs(self.items) do
            if not item.gone and not NOT_SAVED[item.kind] then
                values[key_of(item)] = copy(item.value)
            end
        end
        return values
    end

    function methods:save_configuration()
        dispatch.send(self, "pre_config_save")
        self.saved_items = self:configuration()
        dispatch.send(self, "post_config_save")
    end

    function methods:load_configuration(values)
        dispatch.send(self, "pre_config_load")
        for _, item in ipairs(self.items) do
            local value = not item.gone and values[key_of(item)]
            if value ~= nil and not NOT_SAVED[item.kind] then
                item.value = copy(value)
            end
        end
        dispatch.send(self, "post_config_load")
    end
end
