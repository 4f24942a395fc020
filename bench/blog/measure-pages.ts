import { runLighthouse } from '../web/run-lighthouse.ts'
import { withBrowser } from '../web/browser.ts'
import type { Report } from '../report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'hub', path: '/hub/hub-3/' },
  { name: 'article', path: '/article-3/' },
] as const

/** Scores of 100 by Lighthouse of the pages that readers get, on a phone and on a desk. */
export async function measurePages(report: Report, address: string): Promise<void> {
  await withBrowser(async (_browser, port) => {
    for (const { name, path } of PAGES)
      for (const form of ['mobile', 'desktop'] as const) {
        const { categories, audits } = await runLighthouse({
          url: `${address}${path}`,
          port,
          form,
          categories: CATEGORIES,
        })
        for (const category of CATEGORIES)
          report.add({
            name: `${name}, ${form}: ${category}`,
            value: Math.round((categories[category]?.score ?? 0) * 100),
            unit: '',
            goal: '>= 98',
          })
        for (const audit of Object.values(audits))
          if (audit.score !== null && audit.score < 0.9)
            report.note(`  ${name}, ${form}: ${audit.title}: ${audit.displayValue ?? ''}`)
      }
  })
}
