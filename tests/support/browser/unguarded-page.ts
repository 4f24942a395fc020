import type { Browser, Page } from '@playwright/test'

/** Opens a page without the server's security policy, which would hide that something could run, and records what runs. */
export async function openUnguarded(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true })
  await context.addInitScript(() => {
    window.attacksThatRan = []
    Object.assign(window, { ran: (what: unknown) => void window.attacksThatRan.push(String(what)) })
  })
  return context.newPage()
}

declare global {
  interface Window {
    /** What the attacks have reported, in a page that `openUnguarded` has opened. */
    attacksThatRan: string[]
  }
}
