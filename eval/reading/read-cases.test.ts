import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { guessLanguage, guessMainKeyword } from './guess-case.ts'
import { readCases } from './read-cases.ts'

describe('What a folder of pages does not say', () => {
  it.each([
    ['de', 'Ein Fahrrad im Winter braucht frisches Öl auf der Kette, weil das Salz der Straße sie angreift.'],
    ['es', 'Las botas de cuero necesitan grasa antes del invierno, porque la sal de las calles las daña.'],
    ['sv', 'Kängor av läder behöver fett före vintern, eftersom saltet på gatorna skadar dem varje dag.'],
    ['ja', '革の靴は冬の前に手入れが必要です。道路の塩が革を傷めるからです。'],
    ['ar', 'تحتاج الأحذية الجلدية إلى العناية قبل الشتاء لأن ملح الشوارع يضر بها كل يوم.'],
  ])('is told by its pages: the language %s', (language, text) => {
    expect(guessLanguage([{ title: '', text }])).toBe(language)
  })

  it.each([
    [
      'en',
      ['How to clean hiking boots | Trailhouse', 'Clean hiking boots in 5 steps', 'Cleaning: hiking boots'],
      'clean hiking boots',
    ],
    [
      'de',
      ['Hochbeet anlegen – so geht es', 'Hochbeet anlegen und bepflanzen', 'Ein Hochbeet bauen'],
      'hochbeet anlegen',
    ],
  ])('is told by its titles: the keyword, in %s', (language, titles, keyword) => {
    expect(
      guessMainKeyword(
        titles.map((title) => ({ title, text: '' })),
        language,
      ),
    ).toBe(keyword)
  })
})

describe('A folder', () => {
  it.each([
    ['has nothing in it', {}, 'There are neither cases nor saved pages in FOLDER.'],
    ['has no HTML', { 'notes.txt': 'x' }, 'There are neither cases nor saved pages in FOLDER.'],
    [
      'has pages without a text',
      { 'a.html': '', 'b.html': 'P\0NG' },
      'None of the pages in FOLDER has a text.',
    ],
    ['has a case that is no JSON', { 'x/case.json': '{' }, 'FOLDER/x/case.json is no JSON.'],
    [
      'has a case with a wrong field',
      { 'x/case.json': '{ "mainKeyword": "" }' },
      'FOLDER/x/case.json is no valid file of a case: "mainKeyword": Too small: expected string to have >=1 characters.',
    ],
    [
      'has pages without a title',
      { 'a.html': saveHtml('') },
      'The pages in FOLDER have no titles: write their mainKeyword into case.json there.',
    ],
  ])('that %s is refused in one sentence', async (_, files, message) => {
    const folder = fillFolder(files)
    await expect(readCases({ folder, mutter: () => {} })).rejects.toThrow(
      new Error(message.replace('FOLDER', folder)),
    )
  })

  it('that does not exist is refused, and so is the name of a case that it lacks', async () => {
    const folder = fillFolder({ 'a.html': saveHtml('Old boots') })
    const missing = join(folder, 'b')
    await expect(readCases({ folder: missing, mutter: () => {} })).rejects.toThrow(
      `There is no folder ${missing}.`,
    )
    await expect(readCases({ folder, only: ['other'], mutter: () => {} })).rejects.toThrow(
      'There is no case "other" in',
    )
  })

  it('of saved pages becomes a case without the pages that have no text or are there twice', async () => {
    const page = saveHtml('Old boots')
    const folder = fillFolder({ 'a.html': page, 'b.html': page, 'c.html': '', 'd.html': '\0\0' })
    const told: string[] = []
    const [one] = await readCases({ folder, mutter: (line) => told.push(line) })
    expect(one?.pages.map(({ url }) => url)).toEqual(['https://boots.example/old'])
    expect(told.map((line) => line.trim())).toEqual([
      'b.html is left out. Another page is from https://boots.example/old, too.',
      'c.html is left out. It has no text.',
      'd.html is left out. It is no HTML.',
    ])
  })
})

function fillFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-cases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

function saveHtml(title: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<link rel="canonical" href="https://boots.example/old"></head>
<body><article><p>Boots of leather last for many years when they are greased before every winter.</p></article></body></html>`
}
