/** Runs in the page before its own scripts: notes when keys are pressed and when what they change is painted. */
(() => {
  let opened = 0;
  let typed = 0;
  let hits = 0;
  let pressed = 0;
  /** @type {number[]} */
  let keys = [];
  let longestTask = 0;
  const painted = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(undefined);
    });
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey) opened = event.timeStamp;
      else pressed = event.timeStamp;
    },
    { capture: true },
  );
  addEventListener('input', () => {
    if (!typed) painted(() => (typed = performance.now() - opened));
  });
  new MutationObserver((records) => {
    const isHit = ({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role="listbox"], .search-body');
    if (!pressed || !records.some(isHit) || !document.querySelector('[role="option"]')) return;
    const from = pressed;
    pressed = 0;
    painted(() => {
      keys.push(performance.now() - from);
      hits ||= performance.now() - opened;
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  window.searchTimes = {
    read: () => ({ typed, hits, keys, longestTask }),
    reset: () => {
      keys = [];
      longestTask = 0;
    },
  };
})();
