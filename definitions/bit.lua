---@meta

---Does bitwise arithmetic on 32-bit integers.
---
---The library comes with LuaJIT. It is mostly used to test, set and clear single bits in numbers
---that hold flags, and to take apart raw bytes.
---
---## Notes
---
---- Inputs are reduced to 32 bits before the operation. Results are signed 32-bit integers, from
---  -2147483648 to 2147483647.
---- A result whose top bit is set is a negative number, for example `bit.bor(0xFFFFFFFF, 0)`, which
---  is -1. `bit.tohex` shows the raw bits.
---- Shift and rotate counts use only their lowest 5 bits, so they range from 0 to 31.
---- Pass whole numbers within ±2^51. What happens to fractions and to larger numbers depends on the
---  implementation.
---- Text that holds a number is converted. Any other type raises an error.
---- 64-bit FFI integers work too: the operation then covers 64 bits and returns such an integer,
---  and shift counts use their lowest 6 bits.
---@class bitlib
bit = {}

---Shifts the bits of a number right and copies the sign bit into the freed positions.
---
---## Notes
---
---The sign is kept, so a shift by 1 halves a number and rounds toward negative infinity.
---@param x integer Value to shift.
---@param n integer Number of bits, 0 to 31.
---@return integer result Shifted value, a signed 32-bit integer.
---@see bit.rshift
---@see bit.lshift
---@version JIT
---@nodiscard
function bit.arshift(x, n) end

---Combines all arguments with a bitwise AND.
---
---A bit of the result is set where it is set in every argument.
---
---## Notes
---
---The usual way to test a flag is `bit.band(flags, mask) ~= 0`.
---@param x1 integer First operand.
---@param ... integer Further operands.
---@return integer result Combined value, a signed 32-bit integer.
---@see bit.bor
---@see bit.bxor
---@version JIT
---@nodiscard
function bit.band(x1, ...) end

---Inverts every bit of a number.
---@param x integer Value to invert.
---@return integer result Inverted value, a signed 32-bit integer.
---@see bit.bxor
---@version JIT
---@nodiscard
function bit.bnot(x) end

---Combines all arguments with a bitwise OR.
---
---A bit of the result is set where it is set in at least one argument.
---
---## Notes
---
---Any number of arguments from one up is accepted.
---@param x1 integer First operand.
---@param ... integer Further operands.
---@return integer result Combined value, a signed 32-bit integer.
---@see bit.band
---@see bit.bxor
---@version JIT
---@nodiscard
function bit.bor(x1, ...) end

---Reverses the order of the four bytes of a number.
---
---## Notes
---
---This converts 32-bit values between little-endian and big-endian order.
---@param x integer Value whose bytes are swapped.
---@return integer result Swapped value, a signed 32-bit integer.
---@see bit.tohex
---@version JIT
---@nodiscard
function bit.bswap(x) end

---Combines all arguments with a bitwise exclusive OR.
---
---A bit of the result is set where it is set in an odd number of arguments.
---
---## Notes
---
---- Any number of arguments from one up is accepted.
---- `bit.bxor(switch, 1)` turns 0 into 1 and 1 into 0.
---@param x1 integer First operand.
---@param ... integer Further operands.
---@return integer result Combined value, a signed 32-bit integer.
---@see bit.band
---@see bit.bor
---@version JIT
---@nodiscard
function bit.bxor(x1, ...) end

---Shifts the bits of a number left and fills up with zeros.
---
---## Notes
---
---The value is treated as unsigned.
---@param x integer Value to shift.
---@param n integer Number of bits, 0 to 31.
---@return integer result Shifted value, a signed 32-bit integer.
---@see bit.rshift
---@see bit.arshift
---@version JIT
---@nodiscard
function bit.lshift(x, n) end

---Rotates the bits of a number left.
---
---Bits that leave at the top come back at the bottom.
---@param x integer Value to rotate.
---@param n integer Number of bits, 0 to 31.
---@return integer result Rotated value, a signed 32-bit integer.
---@see bit.ror
---@version JIT
---@nodiscard
function bit.rol(x, n) end

---Rotates the bits of a number right.
---
---Bits that leave at the bottom come back at the top.
---@param x integer Value to rotate.
---@param n integer Number of bits, 0 to 31.
---@return integer result Rotated value, a signed 32-bit integer.
---@see bit.rol
---@version JIT
---@nodiscard
function bit.ror(x, n) end

---Shifts the bits of a number right and fills up with zeros.
---
---## Notes
---
---The value is treated as unsigned. Use `bit.arshift` to keep the sign.
---@param x integer Value to shift.
---@param n integer Number of bits, 0 to 31.
---@return integer result Shifted value, a signed 32-bit integer.
---@see bit.arshift
---@see bit.lshift
---@version JIT
---@nodiscard
function bit.rshift(x, n) end

---Wraps a number into the signed 32-bit range.
---
---## Notes
---
---It is rarely needed, because every other function of the group does the same to its inputs.
---@param x number Number to wrap.
---@return integer result Wrapped value, a signed 32-bit integer.
---@see bit.tohex
---@version JIT
---@nodiscard
function bit.tobit(x) end

---Formats a number as hexadecimal digits.
---
---## Notes
---
---- Only the lowest `4 * |n|` bits appear in the result.
---- A 64-bit FFI integer has 16 digits by default and may have up to 16.
---@param x integer Value to format.
---@param n? integer Number of digits, 1 to 8. A negative number gives uppercase letters. Default 8.
---@return string hex Digits, padded with zeros and without a `0x` prefix.
---@see bit.tobit
---@see string.format
---@version JIT
---@nodiscard
function bit.tohex(x, n) end
