---@meta

---Holds the string functions of standard Lua.
---
---Every function can be called as a method of a string, as in `text:upper()`.
---
---## Notes
---
---- Positions count from 1. Negative positions count from the end of the string.
---- Strings are sequences of bytes. A character outside ASCII takes several positions.
---- `string.find`, `string.gmatch`, `string.gsub` and `string.match` use Lua patterns, which are
---  not regular expressions.
---@class stringlib
string = {}

---Returns the byte values of characters.
---@param str string Text to read from.
---@param i? integer Position of the first character. Default 1.
---@param j? integer Position of the last character. Default `i`.
---@return integer ... One value from 0 to 255 for each character; nothing for an empty range.
---@see string.char
---@see string.sub
---@version 5.1
---@nodiscard
function string.byte(str, i, j) end

---Builds a string from byte values.
---
---## Errors
---
---Raises an error for a value outside 0 to 255.
---@param ... integer Byte values, 0 to 255.
---@return string str String of these bytes.
---@see string.byte
---@version 5.1
---@nodiscard
function string.char(...) end

---Finds the first match of a pattern and returns its position.
---
---## Errors
---
---Raises an error for a malformed pattern.
---
---## Notes
---
---To set `plain`, `init` must be given too.
---@param str string Text to search.
---@param pattern string Lua pattern, or plain text when `plain` is true.
---@param init? integer Position where the search starts; may be negative. Default 1.
---@param plain? boolean Whether `pattern` is plain text without special characters. Default `false`.
---@return integer? first First position of the match, `nil` when there is none.
---@return integer? last Last position of the match.
---@return string|integer ... Captures of the pattern, if any.
---@see string.match
---@see string.gmatch
---@version 5.1
---@nodiscard
function string.find(str, pattern, init, plain) end

---Builds text from a format string and values.
---
---## Directives
---
---| Directive | Writes |
---| --- | --- |
---| `%d`, `%i` | Decimal integer. |
---| `%u` | Unsigned decimal integer. |
---| `%o` | Octal integer. |
---| `%x`, `%X` | Hexadecimal integer in lowercase or uppercase. |
---| `%c` | Character with this byte value. |
---| `%f` | Number with a fixed number of decimals. |
---| `%e`, `%E` | Number with an exponent. |
---| `%g`, `%G` | The shorter of `%f` and `%e`. |
---| `%a`, `%A` | Hexadecimal number with an exponent. |
---| `%s` | Any value, converted by `tostring`. |
---| `%q` | Text as a quoted Lua literal. |
---| `%p` | Address of a table, function or other object. |
---| `%%` | Percent sign. |
---
---Between `%` and the letter there may be flags, a width and a precision with a leading dot. The
---flags are `-` (align left), `+` (always a sign), a space (space in place of a plus sign), `#`
---(prefix or decimal point) and `0` (fill with zeros). Width and precision have at most two digits.
---
---## Errors
---
---Raises an error when a value is missing or of the wrong type, and for an unknown directive.
---
---## Notes
---
---- Directives for integers cut off fractions. `%o`, `%u`, `%x` and `%X` show a negative number as
---  its 64-bit two's complement.
---- A precision on `%s` limits the number of characters.
---- The `*` of C, which takes a width from the arguments, is not supported.
---- `%p` is an extension of LuaJIT, and so is `%s` for values other than text and numbers.
---@param format string Text with directives.
---@param ... any One value for each directive.
---@return string text Text with the values filled in.
---@see printf
---@see tostring
---@version 5.1
---@nodiscard
function string.format(format, ...) end

---Returns an iterator over all matches of a pattern.
---
---## Errors
---
---The iterator raises an error for a malformed pattern.
---
---## Notes
---
---A leading `^` does not anchor the pattern here: it stands for itself.
---@param str string Text to search.
---@param pattern string Lua pattern.
---@return fun(): ...: string|integer iter Returns the captures of the next match as separate values, or the whole match when the pattern has none; `nil` at the end.
---@see string.match
---@see string.gsub
---@version 5.1
---@nodiscard
function string.gmatch(str, pattern) end

---Returns a copy of a string in which the matches of a pattern are replaced.
---
---What a match is replaced by depends on the type of `repl`.
---
---- Text is inserted. In it, `%0` stands for the whole match, `%1` to `%9` for the captures and
---  `%%` for a percent sign.
---- A table is indexed with the first capture, or with the whole match when the pattern has no
---  captures.
---- A function is called with all captures, or with the whole match when the pattern has none.
---
---When the table or function gives `false` or `nil`, the match stays as it is.
---
---## Errors
---
---- Raises an error when the table or function gives anything but text, a number, `false` or `nil`.
---- Raises an error for a malformed pattern, and for the number of a capture that the pattern
---  lacks.
---@param str string Text to search.
---@param pattern string Lua pattern.
---@param repl string|table|fun(...: string): any Text, table or function that gives the replacement.
---@param n? integer Largest number of replacements. Left out, all matches are replaced.
---@return string result Text with the replacements.
---@return integer count Number of matches that were found, at most `n`.
---@see string.gmatch
---@see string.find
---@version 5.1
---@nodiscard
function string.gsub(str, pattern, repl, n) end

---Returns the length of a string in bytes.
---
---## Notes
---
---The `#` operator does the same.
---@param str string Text to measure.
---@return integer length Number of bytes.
---@see string.sub
---@version 5.1
---@nodiscard
function string.len(str) end

---Returns a copy of a string in lowercase.
---
---## Notes
---
---Only ASCII letters change.
---@param str string Text to convert.
---@return string result Converted copy.
---@see string.upper
---@version 5.1
---@nodiscard
function string.lower(str) end

---Returns the captures of the first match of a pattern.
---
---## Errors
---
---Raises an error for a malformed pattern.
---
---## Notes
---
---- The captures are separate values, not a table.
---- A position capture, `()`, gives a number.
---@param str string Text to search.
---@param pattern string Lua pattern.
---@param init? integer Position where the search starts; may be negative. Default 1.
---@return string|integer|nil ... Captures, or the whole match when the pattern has none; `nil` when nothing matches.
---@see string.find
---@see string.gmatch
---@see string.gsub
---@version 5.1
---@nodiscard
function string.match(str, pattern, init) end

---Returns a string that repeats a text.
---
---## Notes
---
---The separator is an extension of LuaJIT over Lua 5.1.
---@param str string Text to repeat.
---@param n integer Number of copies.
---@param sep? string Text between the copies. Default is an empty string.
---@return string result Copies in a row; an empty string when `n` is 0 or less.
---@version JIT
---@nodiscard
function string.rep(str, n, sep) end

---Returns a copy of a string with its bytes in reverse order.
---
---## Notes
---
---Characters outside ASCII break, as their bytes are reversed too.
---@param str string Text to reverse.
---@return string result Reversed copy.
---@see string.sub
---@version 5.1
---@nodiscard
function string.reverse(str) end

---Returns a part of a string.
---@param str string Text to take the part from.
---@param i integer Position of the first character.
---@param j? integer Position of the last character. Default -1, the end of the text.
---@return string result Part of the text; an empty string for an empty range.
---@see string.byte
---@see string.find
---@version 5.1
---@nodiscard
function string.sub(str, i, j) end

---Returns a copy of a string in uppercase.
---
---## Notes
---
---Only ASCII letters change.
---@param str string Text to convert.
---@return string result Converted copy.
---@see string.lower
---@version 5.1
---@nodiscard
function string.upper(str) end
