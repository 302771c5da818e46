---@meta

---Holds the mathematical functions of standard Lua.
---
---Angles are in radians unless stated otherwise.
---
---## Notes
---
---Helpers such as `math.round` and `math.clamp` are not part of the library.
---@class mathlib
---@field pi number The number π, 3.14159265358979.
---@field huge number Positive infinity.
math = {}

---Returns the absolute value of a number.
---@param x number Any number.
---@return number value Value without its sign.
---@version 5.1
---@nodiscard
function math.abs(x) end

---Returns the arc cosine of a number.
---@param x number Number from -1 to 1.
---@return number angle Angle in radians, 0 to π; NaN outside the domain.
---@see math.cos
---@see math.deg
---@version 5.1
---@nodiscard
function math.acos(x) end

---Returns the arc sine of a number.
---@param x number Number from -1 to 1.
---@return number angle Angle in radians, -π/2 to π/2; NaN outside the domain.
---@see math.sin
---@see math.deg
---@version 5.1
---@nodiscard
function math.asin(x) end

---Returns the arc tangent of a number.
---@param x number Any number.
---@return number angle Angle in radians, -π/2 to π/2.
---@see math.atan2
---@see math.tan
---@version 5.1
---@nodiscard
function math.atan(x) end

---Returns the angle of the point (x, y), seen from the origin.
---
---## Notes
---
---- An `x` of 0 is handled.
---- Mind the order: `y` comes first.
---@param y number Vertical coordinate.
---@param x number Horizontal coordinate.
---@return number angle Angle in radians, -π to π.
---@see math.deg
---@see vector:angles
---@see math.atan
---@version 5.1
---@nodiscard
function math.atan2(y, x) end

---Rounds a number up to an integer.
---@param x number Any number.
---@return integer value Smallest integer that is not below `x`.
---@see math.floor
---@version 5.1
---@nodiscard
function math.ceil(x) end

---Returns the cosine of an angle.
---@param x number Angle in radians.
---@return number value Cosine, -1 to 1.
---@see math.acos
---@see math.sin
---@see math.rad
---@version 5.1
---@nodiscard
function math.cos(x) end

---Returns the hyperbolic cosine of a number.
---@param x number Any number.
---@return number value Hyperbolic cosine, 1 or more.
---@see math.sinh
---@see math.tanh
---@version 5.1
---@nodiscard
function math.cosh(x) end

---Converts radians to degrees.
---@param x number Angle in radians.
---@return number degrees Angle in degrees.
---@see math.rad
---@version 5.1
---@nodiscard
function math.deg(x) end

---Returns e raised to a power.
---@param x number Exponent.
---@return number value Power of e.
---@see math.log
---@see math.pow
---@version 5.1
---@nodiscard
function math.exp(x) end

---Rounds a number down to an integer.
---
---## Notes
---
---To round to the nearest integer, add 0.5 first.
---@param x number Any number.
---@return integer value Largest integer that is not above `x`.
---@see math.ceil
---@see math.modf
---@version 5.1
---@nodiscard
function math.floor(x) end

---Returns the remainder of a division whose quotient is rounded toward zero.
---
---## Notes
---
---The `%` operator rounds the quotient down instead, so its result has the sign of `y`.
---@param x number Dividend.
---@param y number Divisor.
---@return number remainder Remainder with the sign of `x`; NaN when `y` is 0.
---@see math.modf
---@version 5.1
---@nodiscard
function math.fmod(x, y) end

---Splits a number into mantissa and exponent, so that `x = m * 2^e`.
---@param x number Any number.
---@return number m Mantissa, whose absolute value is at least 0.5 and below 1; 0 for 0.
---@return integer e Exponent to the base 2.
---@see math.ldexp
---@version 5.1
---@nodiscard
function math.frexp(x) end

---Returns `m * 2^e`.
---@param m number Mantissa.
---@param e integer Exponent to the base 2.
---@return number value Number with this mantissa and exponent.
---@see math.frexp
---@version 5.1
---@nodiscard
function math.ldexp(m, e) end

---Returns the logarithm of a number.
---
---## Notes
---
---The `base` parameter is an extension of LuaJIT: Lua 5.1 knows the natural logarithm only.
---@param x number Positive number.
---@param base? number Base of the logarithm. Default e.
---@return number value Logarithm of `x`.
---@see math.log10
---@see math.exp
---@version JIT
---@nodiscard
function math.log(x, base) end

---Returns the logarithm of a number to the base 10.
---@param x number Positive number.
---@return number value Logarithm of `x`.
---@see math.log
---@version 5.1
---@nodiscard
function math.log10(x) end

---Returns the largest of its arguments.
---
---## Errors
---
---Raises an error without arguments.
---@param x number First number.
---@param ... number Further numbers.
---@return number value Largest number.
---@see math.min
---@version 5.1
---@nodiscard
function math.max(x, ...) end

---Returns the smallest of its arguments.
---
---## Errors
---
---Raises an error without arguments.
---@param x number First number.
---@param ... number Further numbers.
---@return number value Smallest number.
---@see math.max
---@version 5.1
---@nodiscard
function math.min(x, ...) end

---Splits a number into its integral and fractional parts.
---@param x number Any number.
---@return number integral Part before the decimal point.
---@return number fraction Part after the decimal point, with the sign of `x`.
---@see math.fmod
---@see math.floor
---@version 5.1
---@nodiscard
function math.modf(x) end

---Returns a number raised to a power.
---
---## Notes
---
---- The `^` operator does the same.
---- The result is NaN for a negative `x` with a fractional `y`, and 1 whenever `x` is 1 or `y` is
---  0.
---@param x number Base.
---@param y number Exponent.
---@return number value Value of `x^y`.
---@see math.sqrt
---@see math.exp
---@version 5.1
---@nodiscard
function math.pow(x, y) end

---Converts degrees to radians.
---@param x number Angle in degrees.
---@return number radians Angle in radians.
---@see math.deg
---@version 5.1
---@nodiscard
function math.rad(x) end

---Returns a pseudo-random number.
---
---Without arguments the result is a number from 0 up to, but not including, 1. `math.random(m)`
---gives an integer from 1 to `m`, and `math.random(m, n)` one from `m` to `n`, both ends included.
---
---## Notes
---
---- Do not use it where security depends on the result.
---- The bounds are not checked: with an upper bound below the lower one no error is raised, but the
---  result has no meaning.
---@param m? integer Upper bound when it is the only argument, otherwise lower bound.
---@param n? integer Upper bound.
---@return number value Number from 0 up to 1 without arguments, otherwise an integer within the bounds.
---@overload fun(m: integer): integer
---@overload fun(m: integer, n: integer): integer
---@see math.randomseed
---@see client.random_int
---@see client.random_float
---@version 5.1
function math.random(m, n) end

---Sets the start value of `math.random`.
---
---## Errors
---
---Raises an error without an argument.
---
---## Notes
---
---- The same start value gives the same sequence.
---- All scripts share the generator, so the call affects them all.
---- LuaJIT begins with a fixed start value.
---@param seed number Start value of the sequence.
---@see math.random
---@version 5.1
function math.randomseed(seed) end

---Returns the sine of an angle.
---@param x number Angle in radians.
---@return number value Sine, -1 to 1.
---@see math.asin
---@see math.cos
---@see math.rad
---@version 5.1
---@nodiscard
function math.sin(x) end

---Returns the hyperbolic sine of a number.
---@param x number Any number.
---@return number value Hyperbolic sine.
---@see math.cosh
---@see math.tanh
---@version 5.1
---@nodiscard
function math.sinh(x) end

---Returns the square root of a number.
---@param x number Number, 0 or more.
---@return number value Square root; NaN for a negative `x`.
---@see math.pow
---@version 5.1
---@nodiscard
function math.sqrt(x) end

---Returns the tangent of an angle.
---@param x number Angle in radians.
---@return number value Tangent.
---@see math.atan
---@see math.rad
---@version 5.1
---@nodiscard
function math.tan(x) end

---Returns the hyperbolic tangent of a number.
---@param x number Any number.
---@return number value Hyperbolic tangent, -1 to 1.
---@see math.sinh
---@see math.cosh
---@version 5.1
---@nodiscard
function math.tanh(x) end
