import type { Browser } from '@playwright/test'
import { SHOWCASE_FOLDER } from '#tests/showcase/serve-showcase.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import type { Goal, Report } from '../report.ts'

/** Where the program and the showcase are served. */
export interface Addresses {
  app: string
  showcase: string
}

interface Budget {
  name: string
  path: string
  isShowcase?: boolean
  script?: Goal
  style?: Goal
  heaviest?: Goal
}

/** Limits of KiB, gzipped. */
const BUDGETS: Budget[] = [
  { name: 'login', path: '/', script: '<= 125', style: '<= 10' },
  { name: 'clusterer', path: '/clusterer', script: '<= 260' },
  { name: 'table route', path: '/showcase#data-table', isShowcase: true, style: '<= 48' },
  { name: 'chart', path: '/showcase#chart', isShowcase: true, heaviest: '<= 190' },
]

/** What a first visit loads. */
export async function reportWeights(
  report: Report,
  browser: Browser,
  { app, showcase }: Addresses,
): Promise<void> {
  for (const { name, path, isShowcase = false, ...goals } of BUDGETS) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${isShowcase ? showcase : app}${path}`, { waitUntil: 'networkidle' })
    const weight = await weighPage(page, isShowcase ? SHOWCASE_FOLDER : undefined)
    for (const part of ['script', 'style', 'heaviest'] as const) {
      const goal = goals[part]
      if (goal !== undefined)
        report.add({ name: `${name}: ${WORDS[part]}`, value: weight[part], unit: 'KiB', goal })
    }
    await context.close()
  }
}

const WORDS = { script: 'JavaScript', style: 'CSS', heaviest: 'heaviest chunk' }
