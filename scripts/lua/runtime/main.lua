-- Runs one job: `luajit main.lua < job.json`. The result is JSON on standard output.
--
-- A job has `api` (the description), `scripts` (sources by file name), `main` (the script under test) and `scenario`
-- (`name` and `source`, absent for none), and says what to do with `mode`: the file of this folder that does it.

local folder = arg[0]:match("^(.*)[/\\]") or "."
package.path = folder .. "/?.lua;" .. folder .. "/?/init.lua;" .. package.path

local blame = require("blame")
local json = require("json")
local watch = require("watch")
blame.own = "@" .. folder

local job = json.parse(io.read("*a"))
watch.limit = job.limit or watch.limit
local modes = {}
for _, mode in ipairs({ "test", "show", "audit", "examples" }) do
    modes[mode] = require(mode)
end
io.write(json.stringify(modes[job.mode](job)))
