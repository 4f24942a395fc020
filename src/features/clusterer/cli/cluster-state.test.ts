import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT, prepareClusterFolder } from '#tests/support/clusterer/cluster-command.ts'

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

describe('going on from a state file', () => {
  test('the first run makes it, the next adds new keywords alone and keeps ids and members', async () => {
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
      .replace('"title":"shoes","locked":false', '"title":"Shoes!","locked":true')
    folder.write('plan.json', edited)
    writeKeywords('more.jsonl', [['blue shoes', 5, 'shoes']])
    const added = await folder.run(['more.jsonl', '--state', 'plan.json'])
    expect(added.stderr).toContain('1 cluster kept as it was, 1 new, 1 locked; 1 keyword added\n')
    const again = await folder.run(['--state', 'plan.json', '--recluster', '--out', '-'])
    expect(again.stderr).toBe(
      '3 keywords in 2 clusters (1 of one keyword) -> plan.json\n2 clusters kept as they were, 1 locked\n',
    )
    expect(folder.read('plan.json')).toContain('"minimumOverlap":4,"nextId":3,')
    expect(folder.read('plan.json')).toContain(
      '{"id":1,"title":"Shoes!","locked":true,"keywords":[["shoes",90,',
    )
  })

  test('--recluster keeps the id of the larger part and says what joined, left, split and is new', async () => {
    writeKeywords('k.jsonl', [
      ['a1', 9, 'a'],
      ['a2', 8, 'a'],
      ['a3', 7, 'a'],
      ['b1', 1, 'b'],
    ])
    await folder.run(['k.jsonl', '--state', 'plan.json'])
    writeKeywords('newer.jsonl', [
      ['a2', 8, 'c'],
      ['a3', 7, 'c'],
      ['b1', 1, 'c'],
    ])
    const { stderr } = await folder.run(['newer.jsonl', '--state', 'plan.json', '--recluster'])
    expect(stderr.split('\n')[1]).toBe(
      '0 clusters kept as they were, 1 joined by keywords, 1 left by keywords, 1 merged into others, 1 split, 1 new, 1 gone; 2 keywords moved',
    )
    expect(cellsOf(folder.read('clusters.csv')).slice(1)).toEqual([
      '1 a2 a2',
      '1 a2 a3',
      '1 a2 b1',
      '3 a1 a1',
    ])
  })

  test('the example goes through the state file and comes out as without one', async () => {
    const input = [join(EXAMPLES, 'keywords.csv'), '--serp', join(EXAMPLES, 'serps.csv'), '--out', '-']
    const plain = await folder.run(input)
    const first = await folder.run([...input, '--state', 'plan.json'])
    const again = await folder.run(['--state', 'plan.json', '--out', '-'])
    expect(first.stdout).toBe(plain.stdout)
    expect(again.stdout).toBe(plain.stdout)
  })
})

describe('a state that cannot be used', () => {
  test.each([
    ['', 'plan.json is damaged: it is no complete JSON.'],
    ['{"name":"my project"}', 'plan.json is no state of keyloom cluster; name another file with --state.'],
    [
      '{"format":"keyloom clusters","version":1,"minimumOverlap":3,"clusters":[{"id":4,"title":"a","keywords":[["a",1,""],["A ",1,""]]}]}',
      '"A " of cluster 4 is in it twice',
    ],
  ])('%j is told and left as it is', async (text, sentence) => {
    folder.write('plan.json', text)
    writeKeywords('k.jsonl', [['shoes', 90, 'shoes']])
    const { code, stdout, stderr } = await folder.run(['k.jsonl', '--state', 'plan.json'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(folder.read('plan.json')).toBe(text)
    expect(readdirSync(folder.path()).toSorted()).toEqual(['k.jsonl', 'plan.json'])
  })

  test.each([
    [['k.jsonl', '--recluster'], '--recluster needs --state'],
    [['k.jsonl', '--state', '-'], '--state is read and written, so it needs a file; - is none.'],
    [['k.jsonl', '--state', 'p.json', '--dendrogram', 't.json'], '--dendrogram draws a run without --state'],
    [['--state', 'p.json'], 'Which keyword file? p.json is not there yet'],
    [['k.jsonl', '--state', 'k.jsonl'], 'k.jsonl is the file that is read; write to another.'],
    [['k.jsonl', '--state', 'clusters.csv'], 'clusters.csv cannot take both results.'],
    [['k.jsonl', '--state', '.'], '. is a folder; name a file in it.'],
    [['k.jsonl', '--state', 'none/p.json'], 'The folder of none/p.json does not exist.'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    writeKeywords('k.jsonl', [['shoes', 90, 'shoes']])
    const { code, stderr } = await folder.run(args)
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
    expect(readdirSync(folder.path())).toEqual(['k.jsonl'])
  })

  test('a run that is refused leaves state and result as they were', async () => {
    writeKeywords('k.jsonl', [['shoes', 90, 'shoes']])
    await folder.run(['k.jsonl', '--state', 'plan.json'])
    const before = [folder.read('plan.json'), folder.read('clusters.csv')]
    folder.write('bad.jsonl', '{"keyword":"a","urls":[]}\nnonsense')
    expect((await folder.run(['bad.jsonl', '--state', 'plan.json'])).code).toBe(2)
    expect([folder.read('plan.json'), folder.read('clusters.csv')]).toEqual(before)
  })
})
