-- Types of the definitions: what fits them, and values that do.

local M = {}

--- Checks values against the types of one API.
--- @param api table the description, as `describe-api.ts` writes it
function M.new(api)
    local named = {}
    for _, doc in ipairs(api.types) do
        named[doc.name] = doc
    end
    local self = { named = named }
    return setmetatable(self, { __index = M.methods })
end

--- The class of an object of the stub.
function M.class_of(value)
    local meta = type(value) == "table" and getmetatable(value)
    return meta and type(meta) == "table" and meta.class or nil
end

local function is_native(value)
    return type(value) == "userdata" or type(value) == "cdata"
end

local function is_integer(value)
    return type(value) == "number" and value % 1 == 0
end

local BASES = {
    any = function()
        return true
    end,
    ["nil"] = function(value)
        return value == nil
    end,
    integer = is_integer,
    userdata = is_native,
    lightuserdata = is_native,
    cdata = is_native,
    ctype = is_native,
}
for _, kind in ipairs({
    "boolean",
    "number",
    "string",
    "table",
    "function",
    "thread",
}) do
    BASES[kind] = function(value)
        return type(value) == kind
    end
end

local LITERALS = { ["true"] = true, ["false"] = false }

--- The value that a literal stands for: `"text"`, `5`, `true`, `nil`.
function M.literal(text)
    local quoted = text:match('^"(.*)"$') or text:match("^'(.*)'$")
    if quoted then
        return quoted, true
    elseif tonumber(text) then
        return tonumber(text), true
    end
    return LITERALS[text], LITERALS[text] ~= nil or text == "nil"
end

local methods = {}
M.methods = methods

function methods:fits_name(value, name)
    local base = BASES[name]
    if base then
        return base(value)
    end
    local doc = self.named[name]
    if not doc then
        return true
    elseif doc.kind == "class" then
        return M.class_of(value) == name
            or type(value) == "table" and M.class_of(value) == nil
    elseif doc.base then
        return self:fits(value, doc.base)
    end
    for _, member in ipairs(doc.members) do
        local expected, is_literal = M.literal(member)
        if is_literal and value == expected and value ~= nil then
            return true
        elseif not is_literal and self:fits_name(value, member) then
            return true
        end
    end
    return false
end

function methods:fits_items(value, item)
    for _, found in ipairs(value) do
        if not self:fits(found, item) then
            return false
        end
    end
    return true
end

--- Whether a value has a type.
function methods:fits(value, expected)
    local kind = expected.kind
    if kind == "name" then
        return self:fits_name(value, expected.name)
    elseif kind == "literal" then
        return value == (M.literal(expected.text))
    elseif kind == "optional" or kind == "variadic" then
        return value == nil or self:fits(value, expected.inner)
    elseif kind == "union" then
        for _, member in ipairs(expected.members) do
            if self:fits(value, member) then
                return true
            end
        end
        return false
    elseif kind == "function" then
        return type(value) == "function"
    elseif kind == "array" then
        return type(value) == "table" and self:fits_items(value, expected.item)
    end
    return type(value) == "table"
end

--- Whether nil is one of its values.
function methods:may_be_nil(expected)
    return self:fits(nil, expected)
end

local PLAIN = {
    any = 0,
    boolean = false,
    integer = 0,
    number = 0,
    string = "text",
}

function methods:value_of_name(name, make)
    if PLAIN[name] ~= nil then
        return PLAIN[name]
    elseif name == "table" then
        return {}
    elseif name == "function" then
        return function() end
    elseif name == "thread" then
        return coroutine.create(function() end)
    elseif BASES[name] then
        return name ~= "nil" and newproxy(true) or nil
    end
    local doc = self.named[name]
    if not doc then
        return {}
    elseif name == "entindex" then
        return 1
    elseif doc.kind == "class" then
        return make(name)
    elseif doc.base then
        return self:value(doc.base, make)
    end
    local value, is_literal = M.literal(doc.members[1])
    if is_literal then
        return value
    end
    return self:value_of_name(doc.members[1], make)
end

--- A plausible value of a type. It is nil only where nothing else fits.
--- @param make function creates an object of a class
function methods:value(expected, make)
    local kind = expected.kind
    if kind == "name" then
        return self:value_of_name(expected.name, make)
    elseif kind == "literal" then
        return (M.literal(expected.text))
    elseif kind == "optional" or kind == "variadic" then
        return self:value(expected.inner, make)
    elseif kind == "union" then
        return self:value(expected.members[1], make)
    elseif kind == "function" then
        return function() end
    elseif kind == "array" then
        return { self:value(expected.item, make) }
    elseif kind == "table" then
        local value = {}
        for _, field in ipairs(expected.fields) do
            value[field.name] = self:value(field.type, make)
        end
        return value
    end
    return {}
end

return M
