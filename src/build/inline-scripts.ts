/**
 * Sets the stored colour mode before the first paint. The default mode is in the markup already; only a stored
 * `dark` or `light` counts, and a browser that refuses storage keeps the default.
 */
export const COLOR_MODE_SCRIPT =
  "try{const m=localStorage.getItem('theme');if(m==='dark'||m==='light')document.documentElement.dataset.theme=m}catch{}";
