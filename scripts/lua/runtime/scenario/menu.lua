-- The menu as the user of a scenario sees it.

local blame = require("blame")
local menu = require("menu")

local function find_item(world, name)
    local names = {}
    for _, item in ipairs(world.items) do
        if not item.gone then
            local label = item.belongs_to or item.name
            if label == name then
                return item
            end
            names[#names + 1] = label
        end
    end
    local text = "there is no menu item %q. Items: %s"
    blame.raise(text, name, table.concat(names, ", "))
end

--- What a scenario can do with the menu of a world.
return function(world)
    local actions = {}

    --- Changes a value as the user does, and runs the item's callback. A hotkey takes whether it is active.
    function actions.set(name, ...)
        local item = find_item(world, name)
        if item.kind == "hotkey" and type(...) == "boolean" then
            local old = item.value
            item.value = { active = ..., mode = old.mode, key = old.key }
            return
        end
        if menu.write(item, ...) and not item.client then
            menu.announce(world, item)
        end
    end

    function actions.get(name)
        return menu.read(find_item(world, name))
    end

    --- Clicks a button.
    function actions.press(name)
        menu.announce(world, find_item(world, name))
    end

    function actions.is_visible(name)
        return find_item(world, name).visible
    end

    function actions.is_enabled(name)
        return find_item(world, name).enabled
    end

    --- Labels of the script's items, in their order.
    function actions.items()
        local names = {}
        for _, item in ipairs(world.items) do
            if not item.gone and not item.client then
                names[#names + 1] = item.name
            end
        end
        return names
    end

    --- Adds an item of the client, for `ui.reference`; several for one that has others next to it.
    function actions.add(tab, container, name, ...)
        for _, given in ipairs({ ... }) do
            local has_value = given.kind ~= "button" and given.kind ~= "label"
            if has_value and given.value == nil then
                blame.raise("menu.add: the item %q has no `value`", name)
            end
            given.tab, given.container, given.name = tab, container, name
            given.client, given.belongs_to = true, name
            menu.add(world, given)
        end
    end

    --- From now on, `ui.reference` finds only what `menu.add` has added.
    function actions.has_nothing_else()
        world.client_menu_is_known = true
    end

    function actions.open(is_open)
        world.menu_open = is_open ~= false
    end
    return actions
end
