---@meta vector

---Holds the built-in type for vectors with three components.
---
---Load it with `local vector = require("vector")`. The module can be called to create a vector, as
---in `vector(1, 2, 3)`.
---
---## Notes
---
---- The components are the fields `x`, `y` and `z`.
---- A method named by a plain verb, such as `vector:normalize` and `vector:scale`, changes the
---  vector. Forms that end in -ed, such as `vector:normalized`, return a new one.
---- Angles are in degrees.
---- Functions of other groups take and return separate numbers. Wrap their results with
---  `vector(...)`, and pass a vector on with `vector:unpack`.
---@class vectorlib
---@overload fun(x?: number, y?: number, z?: number): vector
local vectorlib = {}

---Creates a vector.
---
---## Notes
---
---- It is written as a call of the module, as in `vector(1, 2, 3)`.
---- Without arguments, all components are 0.
---@param x? number Component along the X axis. Default 0.
---@param y? number Component along the Y axis. Default 0.
---@param z? number Component along the Z axis. Default 0.
---@return vector vec New vector.
---@see vector:init
---@see vector:unpack
---@nodiscard
function vectorlib.__call(x, y, z) end

---A vector with three components, from the `vector` module.
---@class vector
---@field x number Component along the X axis.
---@field y number Component along the Y axis.
---@field z number Component along the Z axis.
---@operator add(vector): vector # Adds component by component.
---@operator sub(vector): vector # Subtracts component by component.
---@operator mul(number): vector # Multiplies every component by a number.
---@operator div(number): vector # Divides every component by a number.
local vector = {}

---Converts the vector, taken as a direction, to view angles.
---@return number pitch Pitch in degrees.
---@return number yaw Yaw in degrees.
---@return number roll Roll in degrees, which scripts seldom need.
---@see vector:to
---@see vector:init_from_angles
---@nodiscard
function vector:angles() end

---Returns the cross product of the vector and another one.
---@param other vector Second factor.
---@return vector result Vector at right angles to both.
---@see vector:dot
---@see vector:vectors
---@nodiscard
function vector:cross(other) end

---Returns the distance from the vector, taken as a point, to another point.
---@param other vector Other point.
---@return number distance Distance in game units.
---@see vector:dist2d
---@see vector:length
---@nodiscard
function vector:dist(other) end

---Returns the distance to another point without regard to height.
---
---## Notes
---
---Only the X and Y components count.
---@param other vector Other point.
---@return number distance Distance in game units.
---@see vector:dist
---@nodiscard
function vector:dist2d(other) end

---Returns the dot product of the vector and another one.
---@param other vector Second factor.
---@return number result Sum of the products of the components.
---@see vector:cross
---@nodiscard
function vector:dot(other) end

---Sets the components of the vector.
---@param x number New component along the X axis.
---@param y number New component along the Y axis.
---@param z number New component along the Z axis.
---@return vector self The same vector.
---@see vector:init_from_angles
---@see vector.__call
function vector:init(x, y, z) end

---Turns the vector into the direction in which view angles point.
---
---## Notes
---
---`vector():init_from_angles(client.camera_angles())` gives the view direction.
---@param pitch number Pitch in degrees.
---@param yaw number Yaw in degrees.
---@param roll? number Roll in degrees.
---@return vector self The same vector, now with a length of 1.
---@see vector:angles
---@see client.camera_angles
---@see vector:init
function vector:init_from_angles(pitch, yaw, roll) end

---Returns the length of the vector.
---@return number length Length in game units.
---@see vector:lengthsqr
---@see vector:length2d
---@nodiscard
function vector:length() end

---Returns the length of the vector without its Z component.
---@return number length Length in game units.
---@see vector:length2dsqr
---@see vector:length
---@nodiscard
function vector:length2d() end

---Returns the square of the length of the vector without its Z component.
---
---## Notes
---
---It takes less time than `vector:length2d`, and serves as well to compare lengths.
---@return number length Square of the length.
---@see vector:length2d
---@nodiscard
function vector:length2dsqr() end

---Returns the square of the length of the vector.
---
---## Notes
---
---It takes less time than `vector:length`, and serves as well to compare lengths.
---@return number length Square of the length.
---@see vector:length
---@nodiscard
function vector:lengthsqr() end

---Returns a point between the vector and another point.
---@param to vector Point at the other end.
---@param percentage number Share of the way, 0.0 to 1.0: 0 gives the vector itself, 1 the other point.
---@return vector result Point in between.
---@see vector:to
---@nodiscard
function vector:lerp(to, percentage) end

---Scales the vector to a length of 1.
---
---## Notes
---
---The vector itself changes. `vector:normalized` returns a new one.
---@see vector:normalized
---@see vector:length
function vector:normalize() end

---Returns a copy of the vector with a length of 1.
---@return vector result New vector with a length of 1.
---@see vector:normalize
---@nodiscard
function vector:normalized() end

---Multiplies the vector by a number.
---
---## Notes
---
---The vector itself changes. `vector:scaled` returns a new one.
---@param scalar number Factor for every component.
---@see vector:scaled
function vector:scale(scalar) end

---Returns a copy of the vector, multiplied by a number.
---@param scalar number Factor for every component.
---@return vector result New vector.
---@see vector:scale
---@nodiscard
function vector:scaled(scalar) end

---Returns the direction from the vector, taken as a point, to another point.
---@param other vector Point to look at.
---@return vector direction Direction with a length of 1.
---@see vector:angles
---@see vector:normalized
---@see vector:dist
---@nodiscard
function vector:to(other) end

---Returns the components as three separate numbers.
---
---## Notes
---
---Use it to pass a vector to functions that take coordinates.
---@return number x Component along the X axis.
---@return number y Component along the Y axis.
---@return number z Component along the Z axis.
---@see vector.__call
---@nodiscard
function vector:unpack() end

---Returns the directions to the right and up, when the vector points forward.
---@return vector right Right direction.
---@return vector up Up direction.
---@see vector:cross
---@see vector:init_from_angles
---@nodiscard
function vector:vectors() end

return vectorlib
