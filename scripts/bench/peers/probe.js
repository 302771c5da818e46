/**
 * Runs in every document before its own scripts: notes paints, tasks, headings, when the search takes letters, and its hits.
 */
(() => {
  const { searchInput, hit } = window.peerSelectors;
  const notes = {
    paint: 0,
    largest: 0,
    shift: 0,
    tasks: [],
    taken: false,
    headings: [],
    hits: [],
    lastKey: 0,
  };
  const now = () => performance.timeOrigin + performance.now();
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.paint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    notes.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) notes.shift += entry.value;
  });
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }));

  /** When Ctrl+K was pressed first. */
  let pressed;
  const watchField = () => {
    if (!notes.searchOpen()) requestAnimationFrame(watchField);
    else
      painted(() => {
        notes.field = now() - pressed;
      });
  };
  addEventListener(
    'keydown',
    (event) => {
      notes.lastKey = now();
      // The page's own listeners have had their turn then.
      if (event.ctrlKey && event.key === 'k') {
        if (pressed === undefined) {
          pressed = now();
          watchField();
        }
        setTimeout(() => {
          notes.taken ||= event.defaultPrevented;
        });
      }
    },
    { capture: true },
  );
  // A click may load another document, so its time is kept beyond this one.
  addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), { capture: true });

  const painted = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(undefined);
    });
  let heading;
  const noteHeading = () => {
    const text = notes.heading();
    if (!text || text === heading) return;
    heading = text;
    painted(() => notes.headings.push({ text, time: now() }));
  };
  notes.heading = () =>
    document
      .querySelector('h1')
      ?.textContent.replace(/[#\u200b\s]+/g, ' ')
      .trim();
  new MutationObserver(noteHeading).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });

  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  notes.searchOpen = () => focused()?.matches(searchInput) && focused().getBoundingClientRect().width > 0;
  notes.watchHits = () => {
    let shown = '';
    const look = () => {
      const rows = [...document.querySelectorAll(hit)].filter(
        (row) => row.getBoundingClientRect().height > 0,
      );
      const text = rows
        .slice(0, 10)
        .map((row) => row.textContent)
        .join('\n');
      if (text !== shown) {
        shown = text;
        notes.hits.push({ time: now(), count: rows.length });
      }
      requestAnimationFrame(look);
    };
    look();
  };
  window.peerNotes = notes;
})();
