-- What a scenario can do: set a world up, let time pass, act as the user, and look at what the script did.

local expect = require("expect")

local M = {}

local add_actions = require("scenario.actions")
local add_results = require("scenario.results")
local game_of = require("scenario.game")
local menu_of = require("scenario.menu")

--- The globals of a scenario for one world.
function M.actions(world)
    world.kept = {}
    local actions = {
        expect = expect.expect,
        game = game_of(world),
        menu = menu_of(world),
    }
    add_actions(world, actions)
    add_results(world, actions)
    return actions
end

return M
