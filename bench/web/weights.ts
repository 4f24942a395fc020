import type { Browser } from '@playwright/test'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import type { Goal, Report } from '../report.ts'

interface Budget {
  name: string
  path: string
  script?: Goal
  style?: Goal
  heaviest?: Goal
}

/** Limits of KiB, gzipped. */
const BUDGETS: Budget[] = [
  { name: 'login', path: '/', script: '<= 125', style: '<= 10' },
  { name: 'clusterer', path: '/clusterer', script: '<= 260' },
  { name: 'table route', path: '/showcase#data-table', script: '<= 240', style: '<= 48' },
  { name: 'chart', path: '/showcase#chart', heaviest: '<= 190' },
]

/** What a first visit loads. */
export async function reportWeights(report: Report, browser: Browser, address: string): Promise<void> {
  for (const { name, path, ...goals } of BUDGETS) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
    const weight = await weighPage(page)
    for (const part of ['script', 'style', 'heaviest'] as const) {
      const goal = goals[part]
      if (goal !== undefined)
        report.add({ name: `${name}: ${WORDS[part]}`, value: weight[part], unit: 'KiB', goal })
    }
    await context.close()
  }
}

const WORDS = { script: 'JavaScript', style: 'CSS', heaviest: 'heaviest chunk' }
