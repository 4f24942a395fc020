import type { Report } from '../report.ts'
import { runLighthouse } from './run-lighthouse.ts'
import type { Addresses } from './weights.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

const PAGES = [
  {
    name: 'login',
    path: '/',
    isShowcase: false,
    form: 'desktop',
    goals: { performance: 95, accessibility: 100, 'best-practices': 95 },
  },
  {
    name: 'table route',
    path: '/showcase#data-table',
    isShowcase: true,
    form: 'desktop',
    goals: { performance: 95, accessibility: 100, 'best-practices': 95 },
  },
  {
    name: 'clusterer',
    path: '/clusterer',
    isShowcase: false,
    form: 'mobile',
    goals: { performance: 90, accessibility: 90, 'best-practices': 90 },
  },
] as const

/** Scores of 100 by Lighthouse, in the browser at the port. */
export async function reportLighthouse(
  report: Report,
  port: number,
  { app, showcase }: Addresses,
): Promise<void> {
  for (const { name, path, isShowcase, form, goals } of PAGES) {
    const url = `${isShowcase ? showcase : app}${path}`
    const result = await runLighthouse({ url, port, form, categories: CATEGORIES })
    for (const category of CATEGORIES)
      report.add({
        name: `${name}, ${form}: ${category}`,
        value: Math.round((result.categories[category]?.score ?? 0) * 100),
        unit: '',
        goal: `>= ${goals[category]}`,
      })
    for (const audit of Object.values(result.audits))
      if (audit.score !== null && audit.score < 0.9)
        report.note(`  ${name}: ${audit.title}: ${audit.displayValue ?? ''}`)
  }
}
