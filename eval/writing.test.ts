import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { evaluateWriting } from './writing.ts'

it('reaches all goals on an English and a Japanese case, without a model and with the one of the sandbox', async () => {
  const { printed, result } = await evaluate({ only: ['en-clean-hiking-boots', 'ja-coffee-drip'] })
  expect(printed.join('\n')).not.toContain('falls short')
  expect(printed.join('\n').match(/holds/g)?.length).toBeGreaterThan(15)
  expect(result.hasReachedGoals).toBe(true)
})

it('makes a case of a folder of saved pages, and prints a line for each figure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-eval-'))
  try {
    for (const [place, site] of ['one', 'two', 'three'].entries())
      writeFileSync(join(folder, `${site}.html`), savePage(site, place))
    const { printed } = await evaluate({ folder, isJson: true })
    const rows = printed.map((line) => JSON.parse(line))
    expect(rows).toContainEqual(expect.objectContaining({ name: 'failures', mean: 0 }))
    expect(rows).toContainEqual(expect.objectContaining({ name: 'quotesVerified', mean: 1, holds: true }))
    expect(rows.filter(({ name }) => name === 'headingRecall')).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function evaluate(input: Partial<Parameters<typeof evaluateWriting>[0]>) {
  const printed: string[] = []
  const result = await evaluateWriting({ ...input, print: (line) => printed.push(line), mutter: () => {} })
  return { printed, result }
}

function savePage(site: string, place: number): string {
  const paragraphs = [
    `Ein Fahrrad im Winter braucht alle ${place + 2} Wochen frisches Öl auf der Kette, weil Salz sie angreift.`,
    `Reifen mit Spikes halten auf Eis, und ${place + 3} bar Druck reichen für die meisten Wege in der Stadt.`,
    'Nach jeder Fahrt wird das Rad mit warmem Wasser abgespült und an einem trockenen Ort abgestellt.',
    'Licht ist in der dunklen Jahreszeit wichtig, deshalb gehört ein zweites Rücklicht in jede Tasche.',
  ]
  return `<!doctype html><html lang="de"><head><title>Fahrrad im Winter – ${site}</title>
<link rel="canonical" href="https://${site}.example/winter"></head><body><article>
<h1>Fahrrad im Winter</h1><h2>Kette pflegen</h2><p>${paragraphs[0]}</p><h2>Reifen wählen</h2><p>${paragraphs[1]}</p>
<h2>Rad putzen</h2><p>${paragraphs[2]}</p><h2>Licht</h2><p>${paragraphs[3]}</p></article></body></html>`
}
