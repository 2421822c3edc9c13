import type { Page } from 'playwright-core';

/** Returns how far the parts of a page have moved since it was opened (CLS), without those after input. */
export const totalShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) total += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // two frames later, the entries of the past have been delivered
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
