import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { makeProfile, scoreText } from '#features/writing/score/index.ts'
import { median } from './measure/measure-command.ts'
import { readNumbers, type Options } from './options.ts'
import type { Report } from './report.ts'
import { makeArticle, makeCards, makePages } from './scoring/make-texts.ts'

/**
 * How much processor time the content score of an article takes whose profile is made, beside making HTML of it by micromark.
 * --words 2500  --runs 60
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [words = 2_500] = readNumbers(options, 'words', [2_500])
  const [runs = 60] = readNumbers(options, 'runs', [60])
  const pages = makePages()
  const make = () => makeProfile({ pages, keywords: [], mainKeyword: 'hiking boots', language: 'en' })
  const profiling = timeOf(make)
  const profile = make()
  const article = {
    title: 'Hiking boots: which fit?',
    description: 'Which hiking boots fit which trail.',
    slug: 'hiking-boots',
    cards: makeCards(),
    ownDomain: 'own.example',
    profile,
  }
  const text = makeArticle(words)
  const { score, parts } = scoreText({ ...article, markdown: text })
  report.note(
    `${score} points: ${parts.map(({ name, points, most }) => `${name} ${points}/${most}`).join(', ')}`,
  )

  const first: number[] = []
  const typing: number[] = []
  const peers: number[] = []
  for (let run = 0; run < runs; run++) {
    // Each paragraph is another one in each run, and then only the last one.
    const markdown = text.replaceAll('.\n', ` in ${run} ways.\n`).replaceAll(/^(#+.*|- .*)$/gm, `$1 ${run}`)
    const changed = `${markdown}\nOne more word and ${run} others.\n`
    first.push(timeOf(() => scoreText({ ...article, markdown })))
    typing.push(timeOf(() => scoreText({ ...article, markdown: changed })))
    peers.push(timeOf(() => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })))
  }
  const peer = { peer: 'micromark to HTML', peerValue: median(peers) }
  const rows = { 'for the first time': first, 'after a change of a paragraph': typing }
  for (const [when, times] of Object.entries(rows))
    report.add({
      name: `score of ${words} words ${when}`,
      value: median(times),
      unit: 'ms',
      runs,
      goal: '<= 20',
      ...peer,
    })
  report.add({ name: 'profile of 10 pages', value: profiling, unit: 'ms', runs: 1 })
}

/** Milliseconds of processor time: other programs on the machine do not count. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
