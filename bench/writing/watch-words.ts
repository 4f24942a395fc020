import type { Page } from '@playwright/test'

/**
 * Notes when each first word is in a frame. Runs in the page. The frame after the one in which the page has changed is
 * what counts, so that no time is too good: up to 17 ms are added.
 */
export function watchWords(): void {
  const painted: Record<string, number> = {}
  Object.assign(window, { painted })
  const look = () => {
    for (const [word] of document.body.textContent.matchAll(/First\d+x/g))
      if (painted[word] === undefined) {
        painted[word] = Infinity
        requestAnimationFrame(() =>
          setTimeout(() => {
            painted[word] = performance.timeOrigin + performance.now()
          }),
        )
      }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** When each first word was in a frame, in milliseconds since 1970; waits for those that were sent. */
export async function readPainted(page: Page, sent: readonly string[]): Promise<Record<string, number>> {
  const whole = await page.waitForFunction((words) => {
    const painted: Record<string, number> = Reflect.get(window, 'painted')
    return words.every((word) => Number.isFinite(painted[word])) ? painted : null
  }, sent)
  return (await whole.jsonValue()) ?? {}
}
