import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { oneLineWith, PROJECT, prepareClusterFolder } from '#tests/support/clusterer/cluster-command.ts'

const EXAMPLES = join(PROJECT, 'examples')
const folder = prepareClusterFolder()

function serp(site: string): string[] {
  return [1, 2, 3, 4].map((page) => `https://${site}.example/${page}`)
}

function writeKeywords(name: string, rows: [keyword: string, volume: number, site: string][]): string {
  const lines = rows.map(([keyword, volume, site]) => JSON.stringify({ keyword, volume, urls: serp(site) }))
  return folder.write(name, lines.join('\n'))
}

const cellsOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').slice(0, 3).join(' '))

describe('continuing from a state file', () => {
  test('the first run makes the state; the next run adds only new keywords and keeps ids and members', async () => {
    writeKeywords('old.jsonl', [
      ['boots', 50, 'boots'],
      ['shoes', 90, 'shoes'],
      ['red shoes', 10, 'shoes'],
    ])
    const first = await folder.run(['old.jsonl', '--state', 'plan.json'])
    expect(first).toEqual({
      code: 0,
      stdout: '',
      stderr: '3 keywords in 2 clusters (1 of one keyword) -> clusters.csv, plan.json\n',
    })
    writeKeywords('new.jsonl', [
      ['winter boots', 500, 'boots'],
      ['sandals', 700, 'sandals'],
      ['shoes', 80, 'shoes'],
    ])
    const second = await folder.run(['new.jsonl', '--state', 'plan.json'])
    expect(second.stderr).toBe(
      '5 keywords in 3 clusters (1 of one keyword); 1 row known already -> clusters.csv, plan.json\n' +
        '1 cluster kept as it was, 1 joined by keywords, 1 new; 2 keywords added\n',
    )
    expect(cellsOf(folder.read('clusters.csv'))).toEqual([
      'cluster main_keyword keyword',
      '3 sandals sandals',
      '2 winter boots winter boots',
      '2 winter boots boots',
      '1 shoes shoes',
      '1 shoes red shoes',
    ])
  })

  test('titles and locks that were edited by hand stay, and the minimum overlap is remembered', async () => {
    const rows: [string, number, string][] = [
      ['shoes', 90, 'shoes'],
      ['red shoes', 10, 'shoes'],
    ]
    await folder.run([writeKeywords('k.jsonl', rows), '--state', 'plan.json', '--min-overlap', '4'])
    const edited = folder
      .read('plan.json')
      .replace('"title":"Shoes","locked":false', '"title":"Shoes!","locked":true')
    folder.write('plan.json', edited)
    writeKeywords('more.jsonl', [['blue shoes', 5, 'shoes']])
    const [added, again] = await folder.runEach([
      ['more.jsonl', '--state', 'plan.json'],
      ['--state', 'plan.json', '--recluster', '--out', '-'],
    ])
    expect(added?.stderr).toContain('1 cluster kept as it was, 1 new, 1 locked; 1 keyword added\n')
    expect(again?.stderr).toBe(
      '3 keywords in 2 clusters (1 of one keyword) -> plan.json\n2 clusters kept as they were, 1 locked\n',
    )
    expect(folder.read('plan.json')).toContain('"minimumOverlap":4,"nextId":3,')
    expect(folder.read('plan.json')).toContain(
      '{"id":1,"title":"Shoes!","locked":true,"keywords":[["shoes",90,',
    )
  })

  test('--recluster keeps the id of the larger part and reports what joined, left, split and is new', async () => {
    writeKeywords('k.jsonl', [
      ['a1', 9, 'a'],
      ['a2', 8, 'a'],
      ['a3', 7, 'a'],
      ['b1', 1, 'b'],
    ])
    writeKeywords('newer.jsonl', [
      ['a2', 8, 'c'],
      ['a3', 7, 'c'],
      ['b1', 1, 'c'],
    ])
    const [, again] = await folder.runEach([
      ['k.jsonl', '--state', 'plan.json'],
      ['newer.jsonl', '--state', 'plan.json', '--recluster'],
    ])
    expect(again?.stderr.split('\n')[1]).toBe(
      '0 clusters kept as they were, 1 joined by keywords, 1 left by keywords, 1 merged into others, 1 split, 1 new, 1 gone; 2 keywords moved',
    )
    expect(cellsOf(folder.read('clusters.csv')).slice(1)).toEqual([
      '1 a2 a2',
      '1 a2 a3',
      '1 a2 b1',
      '3 a1 a1',
    ])
  })

  test('the example gives the same clusters with and without a state file', async () => {
    const input = [join(EXAMPLES, 'keywords.csv'), '--serp', join(EXAMPLES, 'serps.csv'), '--out', '-']
    const [plain, first, again] = await folder.runEach([
      input,
      [...input, '--state', 'plan.json'],
      ['--state', 'plan.json', '--out', '-'],
    ])
    expect(plain?.stdout.split('\n')).toHaveLength(244)
    expect(first?.stdout).toBe(plain?.stdout)
    expect(again?.stdout).toBe(plain?.stdout)
  })
})

/** Contents of damaged state files, and the errors about them. */
const damages: [string, string][] = [
  ['', 'is damaged: it is not complete JSON.'],
  ['{"name":"my project"}', 'is not a state file of keyloom cluster; name another file with --state.'],
  [
    '{"format":"keyloom clusters","version":1,"minimumOverlap":3,"clusters":[{"id":4,"title":"a","keywords":[["a",1,""],["A ",1,""]]}]}',
    '"A " of cluster 4 is in it twice',
  ],
]

const refusals: [string[], string][] = [
  ...damages.map(([, sentence], place): [string[], string] => [
    ['k.jsonl', '--state', `damaged ${place}.json`],
    sentence,
  ]),
  [['k.jsonl', '--recluster'], '--recluster needs --state'],
  [['k.jsonl', '--state', '-'], '--state is read and written, so it must name a file, not -.'],
  [['k.jsonl', '--state', 'p.json', '--dendrogram', 't.json'], '--dendrogram works only without --state'],
  [['--state', 'p.json'], 'The keyword file is missing, and p.json does not exist yet'],
  [['k.jsonl', '--state', 'k.jsonl'], 'k.jsonl is the file that is read; write to another.'],
  [['k.jsonl', '--state', 'clusters.csv'], 'clusters.csv cannot take both results.'],
  [['k.jsonl', '--state', '.'], '. is a folder; name a file in it.'],
  [['k.jsonl', '--state', 'none/p.json'], 'The folder of none/p.json does not exist.'],
  [['bad.jsonl', '--state', 'plan.json'], 'bad.jsonl line 2: '],
]

test('the error for a state that cannot be used is one sentence, and states and results stay unchanged', async () => {
  writeKeywords('k.jsonl', [['shoes', 90, 'shoes']])
  folder.write('bad.jsonl', '\n{"keyword":')
  for (const [place, [text]] of damages.entries()) folder.write(`damaged ${place}.json`, text)
  await folder.runEach([['k.jsonl', '--state', 'plan.json']])
  const before = folder.readAll()
  expect(Object.keys(before)).toContain('plan.json')
  const ends = await folder.runEach(refusals.map(([args]) => args))
  expect(ends).toEqual(
    refusals.map(([, sentence]) => ({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(oneLineWith(sentence)),
    })),
  )
  expect(folder.readAll()).toEqual(before)
})
