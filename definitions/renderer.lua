---@meta

---Draws on the screen.
---
---Draw only inside the `paint` or `paint_ui` event. Elsewhere nothing appears, or an error is
---raised.
---
---## Notes
---
---- Coordinates are pixels from the top left corner of the screen. Colour components range from 0
---  to 255.
---- Later calls draw over earlier ones.
---- Load textures once, outside the drawing events.
---@class rendererlib
renderer = {}

---Blurs what is already drawn inside a rectangle.
---
---## Where to call
---
---Call it from the `paint` event only. In `paint_ui` the calls pile up outside a game, until the
---game crashes because its index buffer is full.
---@param x number Left edge in pixels.
---@param y number Top edge in pixels.
---@param w number Width in pixels.
---@param h number Height in pixels.
---@param alpha? number Opacity of the blur, 0.0 to 1.0.
---@param amount? number Strength of the blur, 0.0 to 1.0.
---@see event.general.paint
---@see renderer.rectangle
function renderer.blur(x, y, w, h, alpha, amount) end

---Draws a filled circle or a sector of it.
---
---A sector runs counterclockwise from its start angle: 0 is the bottom, 90 the right side, 180 the
---top and 270 the left side. A quarter (0.25) thus covers the lower right corner from 0, the upper
---right from 90, the upper left from 180 and the lower left from 270.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---
---## Notes
---
---`renderer.circle_outline` counts its angles differently, clockwise from the right side.
---@param x number X of the centre in pixels.
---@param y number Y of the centre in pixels.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@param radius number Radius in pixels.
---@param start_degrees number Start angle in degrees, counterclockwise from the bottom.
---@param percentage number Share of the circle that is drawn, 0.0 to 1.0.
---@see renderer.circle_outline
function renderer.circle(x, y, r, g, b, a, radius, start_degrees, percentage) end

---Draws a ring or an arc.
---
---An arc runs clockwise from its start angle: 0 is the right side, 90 the bottom, 180 the left side
---and 270 the top. A quarter (0.25) thus covers the lower right corner from 0, the lower left from
---90, the upper left from 180 and the upper right from 270.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---
---## Notes
---
---- The ring lies inside the radius.
---- `renderer.circle` counts its angles differently, counterclockwise from the bottom.
---@param x number X of the centre in pixels.
---@param y number Y of the centre in pixels.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@param radius number Outer radius in pixels.
---@param start_degrees number Start angle in degrees, clockwise from the right side.
---@param percentage number Share of the circle that is drawn, 0.0 to 1.0.
---@param thickness number Line width in pixels.
---@see renderer.circle
function renderer.circle_outline(x, y, r, g, b, a, radius, start_degrees, percentage, thickness) end

---Draws a rectangle filled with a gradient of two colours.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---@param x number Left edge in pixels.
---@param y number Top edge in pixels.
---@param w number Width in pixels.
---@param h number Height in pixels.
---@param r1 number Red at the left or top, 0 to 255.
---@param g1 number Green at the left or top, 0 to 255.
---@param b1 number Blue at the left or top, 0 to 255.
---@param a1 number Alpha at the left or top, 0 to 255.
---@param r2 number Red at the right or bottom, 0 to 255.
---@param g2 number Green at the right or bottom, 0 to 255.
---@param b2 number Blue at the right or bottom, 0 to 255.
---@param a2 number Alpha at the right or bottom, 0 to 255.
---@param ltr boolean Whether the gradient runs from left to right. Otherwise it runs from top to bottom.
---@see renderer.rectangle
function renderer.gradient(x, y, w, h, r1, g1, b1, a1, r2, g2, b2, a2, ltr) end

---Draws text in the column of indicators and returns where it was placed.
---
---## Where to call
---
---Call it from the `paint` event.
---
---## Notes
---
---- Indicators are stacked in the order of the calls.
---- Each call triggers the `indicator` event.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@param ... any Values that make up the text, joined without a separator.
---@return number? y Y of the text on the screen in pixels, or `nil` on failure.
---@see event.general.indicator
---@see renderer.text
function renderer.indicator(r, g, b, a, ...) end

---Draws a line with smooth edges.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---@param x1 number X of the start in pixels.
---@param y1 number Y of the start in pixels.
---@param x2 number X of the end in pixels.
---@param y2 number Y of the end in pixels.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@see renderer.rectangle
---@see renderer.world_to_screen
function renderer.line(x1, y1, x2, y2, r, g, b, a) end

---Creates a texture from the content of a JPEG file.
---
---## Where to call
---
---Call it once when the script loads, not in every frame.
---@param contents string Complete content of the file.
---@param width integer Width of the image in pixels.
---@param height integer Height of the image in pixels.
---@return texture_id? texture Texture for `renderer.texture`, `nil` on failure.
---@see renderer.texture
---@see readfile
---@see renderer.load_png
---@nodiscard
function renderer.load_jpg(contents, width, height) end

---Creates a texture from the content of a PNG file.
---
---## Where to call
---
---Call it once when the script loads, not in every frame.
---@param contents string Complete content of the file.
---@param width integer Width of the image in pixels.
---@param height integer Height of the image in pixels.
---@return texture_id? texture Texture for `renderer.texture`, `nil` on failure.
---@see renderer.texture
---@see readfile
---@see renderer.load_jpg
---@nodiscard
function renderer.load_png(contents, width, height) end

---Creates a texture from raw pixels.
---
---## Where to call
---
---Call it once when the script loads, not in every frame.
---
---## Notes
---
---The string must be `width * height * 4` bytes long.
---@param contents string Four bytes for each pixel: red, green, blue, alpha.
---@param width integer Width of the image in pixels.
---@param height integer Height of the image in pixels.
---@return texture_id? texture Texture for `renderer.texture`, `nil` on failure.
---@see renderer.texture
---@see renderer.load_png
---@nodiscard
function renderer.load_rgba(contents, width, height) end

---Creates a texture from an SVG image.
---
---## Where to call
---
---Call it once when the script loads, not in every frame.
---@param contents string Text of the SVG image.
---@param width integer Width of the texture in pixels.
---@param height integer Height of the texture in pixels.
---@return texture_id? texture Texture for `renderer.texture`, `nil` on failure.
---@see renderer.texture
---@see renderer.load_png
---@see readfile
---@nodiscard
function renderer.load_svg(contents, width, height) end

---Returns the size that a text would have on the screen.
---
---## Where to call
---
---Call it from the `paint` event.
---
---## Notes
---
---The letters for alignment, `c` and `r`, are accepted and do not change the size.
---@param flags string? Letters of `text_flags` joined together: `+` large, `-` small, `b` bold, `d` scaled with the DPI setting. `nil` stands for the normal font.
---@param ... any Values that make up the text, joined without a separator.
---@return number width Width in pixels.
---@return number height Height in pixels.
---@see renderer.text
---@nodiscard
function renderer.measure_text(flags, ...) end

---Draws a filled rectangle.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---@param x number Left edge in pixels.
---@param y number Top edge in pixels.
---@param w number Width in pixels.
---@param h number Height in pixels.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@see renderer.gradient
---@see renderer.blur
---@see renderer.line
function renderer.rectangle(x, y, w, h, r, g, b, a) end

---Draws text.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---
---## Notes
---
---- The letters `c` and `d` can be combined with the others.
---- In the text, `\a` followed by eight hexadecimal digits (RRGGBBAA) changes the colour from there
---  on.
---@param x number Left edge in pixels; the centre with `c`, the right edge with `r`.
---@param y number Top edge in pixels; the centre with `c`.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@param flags string? Letters of `text_flags` joined together: `+` large, `-` small, `c` centred, `r` right-aligned, `b` bold, `d` scaled with the DPI setting. `nil` stands for normal text, aligned to the left.
---@param max_width number? Width in pixels at which the text is cut off; 0 or `nil` for no limit.
---@param ... any Values that make up the text, joined without a separator.
---@see renderer.measure_text
---@see renderer.indicator
function renderer.text(x, y, r, g, b, a, flags, max_width, ...) end

---Draws a texture.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---
---## Notes
---
---The colour tints the image. White with an alpha of 255 leaves it as it is.
---@param texture texture_id Texture to draw, from one of the load functions.
---@param x number Left edge in pixels.
---@param y number Top edge in pixels.
---@param w number Width in pixels.
---@param h number Height in pixels.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@param mode? texture_mode How the image fills the area: `"f"` stretches it, `"r"` repeats it. Left out, the placement is automatic.
---@see renderer.load_png
---@see renderer.load_svg
---@see renderer.load_rgba
---@see renderer.load_jpg
function renderer.texture(texture, x, y, w, h, r, g, b, a, mode) end

---Draws a filled triangle.
---
---## Where to call
---
---Call it from the `paint` or `paint_ui` event.
---
---## Notes
---
---Give the corners in clockwise order.
---@param x1 number X of the first corner in pixels.
---@param y1 number Y of the first corner in pixels.
---@param x2 number X of the second corner in pixels.
---@param y2 number Y of the second corner in pixels.
---@param x3 number X of the third corner in pixels.
---@param y3 number Y of the third corner in pixels.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@param a number Alpha, 0 to 255.
---@see renderer.circle
---@see renderer.line
function renderer.triangle(x1, y1, x2, y2, x3, y3, r, g, b, a) end

---Converts a position in the world to a position on the screen.
---
---## Where to call
---
---Call it from the `paint` event.
---
---## Notes
---
---Test the result for `nil` before you draw with it.
---@param x number World X of the position.
---@param y number World Y of the position.
---@param z number World Z of the position.
---@return number? x X in pixels, or `nil` when the position is not on the screen.
---@return number? y Y in pixels.
---@see client.visible
---@see client.screen_size
---@see renderer.line
---@see renderer.text
---@nodiscard
function renderer.world_to_screen(x, y, z) end
