import type { CDPSession, Page, ViewportSize } from '@playwright/test';

/** Has a page drawn at a hundredth of its size, whatever size a test gives it. */
export async function drawSmall(page: Page, devtools: CDPSession, viewport: ViewportSize): Promise<void> {
  const draw = async ({ width, height }: ViewportSize) => {
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      screenOrientation: { angle: 0, type: 'landscapePrimary' },
      deviceScaleFactor: 1,
      mobile: false,
      viewport: { x: 0, y: 0, width: width / 100, height: height / 100, scale: 0.01 },
    });
  };
  const setViewportSize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await setViewportSize(size);
    await draw(size);
  };
  await draw(viewport);
}
