import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { oneLineWith, PROJECT, prepareClusterFolder } from '#tests/support/clusterer/cluster-command.ts'
import { drawSerpRows } from '#tests/support/engine/serp-rows.ts'
import { itemAt } from '#platform/items.ts'

const EXAMPLES = join(PROJECT, 'examples')
const HEADER = 'cluster,main_keyword,keyword,volume,overlap'
const folder = prepareClusterFolder()

/** Where the search results are, the name of the keyword file, its content, and that of a second file. */
const shapes: [string, string, string, string | null][] = [
  [
    'inline in JSONL',
    'k.jsonl',
    '{"keyword":"a","volume":2,"urls":["https://x.example/1","https://x.example/2"]}\n{"keyword":"b","volume":1,"urls":["https://x.example/2","https://x.example/1"]}',
    null,
  ],
  [
    'in a wide file',
    'k.csv',
    'keyword;volume;serp_urls\na;2;https://x.example/1|https://x.example/2\nb;1;https://x.example/2 https://x.example/1',
    null,
  ],
  [
    'in a long file of their own, in any order',
    'k.txt',
    'a\nb',
    'keyword,position,url\nb,2,https://x.example/1\na,1,https://x.example/1\nb,1,https://x.example/2\na,2,https://x.example/2',
  ],
  [
    'in a JSONL file of their own',
    'k.csv',
    'keyword,volume\na,2\nb,1',
    '{"keyword":"A","urls":["https://x.example/1","https://x.example/2"]}\n{"keyword":"b","urls":["https://x.example/1","https://x.example/2"]}\n{"keyword":"c","urls":["https://x.example/1"]}',
  ],
  [
    'in a wide file of their own',
    'k.csv',
    'keyword,volume\na,2\nb,1',
    'keyword\tserp_urls\na\thttps://x.example/1|https://x.example/2\nb\thttps://x.example/1|https://x.example/2',
  ],
  [
    'in the keyword file, a line each',
    'k.csv',
    'keyword,volume,position,url\na,2,1,https://x.example/1\na,2,2,https://x.example/2\nb,1,1,https://x.example/2\nb,1,2,https://x.example/1',
    null,
  ],
]

describe('clustering a file', () => {
  test('the example gives one row a keyword, the cluster with the largest volume first, and a tree of each cluster', async () => {
    const { code, stdout, stderr } = await folder.run([
      join(EXAMPLES, 'keywords.csv'),
      '--serp',
      join(EXAMPLES, 'serps.csv'),
      '--dendrogram',
      'tree.json',
    ])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toBe(
      '242 keywords in 47 clusters (4 of one keyword); 3 duplicates joined; 2 keywords without search results -> clusters.csv\n',
    )
    const [head, ...rows] = folder.read('clusters.csv').trimEnd().split('\n')
    expect(head).toBe(HEADER)
    expect(rows).toHaveLength(242)
    const cells = rows.map((row) => row.split(','))
    const volumes = new Map<number, number>()
    for (const [cluster, , , volume] of cells)
      volumes.set(Number(cluster), (volumes.get(Number(cluster)) ?? 0) + Number(volume))
    expect([...volumes.keys()]).toEqual(Array.from({ length: 47 }, (_, i) => i + 1))
    expect([...volumes.values()]).toEqual([...volumes.values()].toSorted((a, b) => b - a))
    expect(cells.find(([, , keyword]) => keyword === 'trail running shoes')).toBeDefined()

    const trees: { cluster: number; main_keyword: string; tree: unknown }[] = JSON.parse(
      folder.read('tree.json'),
    )
    expect(trees.map(({ cluster }) => cluster)).toEqual(Array.from({ length: 47 }, (_, i) => i + 1))
    expect(JSON.stringify(trees).match(/"keyword":/g)).toHaveLength(242)
  })

  test('keywords keep their spelling and punctuation, and cells are quoted where they must be', async () => {
    folder.write(
      'k.jsonl',
      [
        { keyword: 'Shoes, "trail"', volume: 30, urls: ['https://a.example/', 'https://b.example/'] },
        { keyword: '=1+1', volume: 20, urls: ['https://a.example/', 'https://b.example/'] },
        { keyword: 'shoes,  "TRAIL"', volume: 10, urls: [] },
        { keyword: 'running 🏃 ランニング', volume: 5, urls: [] },
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    )
    const { stdout, stderr } = await folder.run(['k.jsonl', '--min-overlap', '2', '--out', '-'])
    expect(stdout).toBe(
      [
        HEADER,
        '1,"Shoes, ""trail""","Shoes, ""trail""",30,2',
        '1,"Shoes, ""trail""",=1+1,20,2',
        '2,running 🏃 ランニング,running 🏃 ランニング,5,',
        '',
      ].join('\n'),
    )
    expect(stderr).toContain('1 duplicate joined; 1 keyword without search results\n')
  })

  test('search results are found in six kinds of files', async () => {
    const runs = shapes.map(([, name, keywords, serps], place) => {
      const file = folder.write(`${place}-${name}`, keywords)
      const extra = serps === null ? [] : ['--serp', folder.write(`${place}-serps.any`, serps)]
      return [file, ...extra, '--min-overlap', '2', '--out', '-']
    })
    const found = (await folder.runEach(runs)).map(({ stderr, stdout }, place) => [
      shapes[place]?.[0],
      stderr,
      stdout.split('\n').map((row) => row.split(',')[2]),
    ])
    expect(found).toEqual(
      shapes.map(([shape]) => [
        shape,
        '2 keywords in 1 cluster (0 of one keyword)\n',
        ['keyword', 'a', 'b', undefined],
      ]),
    )
  })

  test('the order of the lines changes only the spelling of duplicates', async () => {
    const rows = drawSerpRows(3, { rows: 500, pools: 40 }).map((row) => JSON.stringify(row))
    folder.write('a.jsonl', rows.join('\n'))
    folder.write('b.jsonl', rows.toReversed().join('\n'))
    const [a, b] = await folder.runEach([
      ['a.jsonl', '--out', '-'],
      ['b.jsonl', '--out', '-'],
    ])
    expect(a?.stdout).toBe(b?.stdout)
    expect(a?.stdout.split('\n')).toHaveLength(502)
  })

  test('standard input is read where the file is -', async () => {
    const input = '{"keyword":"a","urls":["https://x.example/"]}'
    const { code, stdout } = await folder.run(['-', '--out', '-'], input)
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${HEADER}\n1,a,a,,\n` })
  })

  test('paths are relative to the folder from which npm was called', async () => {
    folder.write('k.jsonl', '{"keyword":"a","urls":["https://x.example/"]}')
    mkdirSync(join(folder.path(), 'elsewhere'))
    const env = { npm_lifecycle_event: 'keyloom', INIT_CWD: folder.path(), HOME: process.env['HOME'] ?? '' }
    const script = join(PROJECT, 'bin/keyloom.ts')
    execFileSync(process.execPath, [script, 'cluster', 'k.jsonl', '--out', 'out.csv'], {
      cwd: join(folder.path(), 'elsewhere'),
      env: { PATH: process.env['PATH'], ...env },
      stdio: 'pipe',
    })
    expect(folder.read('out.csv')).toContain('1,a,a,,')
  })
})

const refusals: [string[], string][] = [
  [[], 'The keyword file is missing. Usage: keyloom cluster <file>'],
  [['missing.csv'], 'missing.csv does not exist.'],
  [['.'], '. is a folder.'],
  [['k.csv'], 'k.csv has no search results: clustering needs the URLs that rank for each keyword'],
  [['k.csv', '--serp', 'missing.csv'], 'missing.csv does not exist.'],
  [['k.csv', '--serp', 'k.csv'], 'k.csv has no column with URLs'],
  [['empty.csv'], 'empty.csv'],
  [['bad.jsonl'], 'bad.jsonl line 2: expected {"keyword"'],
  [['number.csv'], 'number.csv line 2: "abc" is not a number of searches.'],
  [['k.csv', '--min-overlap', '0'], '--min-overlap must be a whole number from 1 to 10, not "0".'],
  [['k.csv', '--min-overlap', '2.5'], '--min-overlap must be a whole number from 1 to 10, not "2.5".'],
  [['k.csv', '--min-overlap', ''], '--min-overlap must be a whole number from 1 to 10, not "".'],
  [['k.csv', '--colour'], "Unknown option '--colour'."],
  [['k.csv', 'more.csv'], 'One keyword file at a time: more.csv is too many.'],
  [['-', '--serp', '-'], 'Standard input can be only one of the two files.'],
  [['wide.csv', '--out', 'wide.csv'], 'wide.csv is the file that is read; write to another.'],
  [['wide.csv', '--out', 'link.csv'], 'link.csv is the file that is read; write to another.'],
  [['wide.csv', '--out', 'sub'], 'sub is a folder; name a file in it.'],
  [['wide.csv', '--out', 'no/such/out.csv'], 'The folder of no/such/out.csv does not exist.'],
  [['wide.csv', '--out', 'o', '--dendrogram', './o'], './o cannot take both results.'],
]

test('input that cannot be used gives exit code 2 and one sentence, and every file stays unchanged', async () => {
  folder.write('k.csv', 'keyword,volume\ntrail shoes,10\nroad shoes,20')
  folder.write('wide.csv', 'keyword,volume,serp_urls\na,1,https://x.example/')
  folder.write('number.csv', 'keyword,volume,serp_urls\nb,abc,https://x.example/')
  folder.write('bad.jsonl', '\n{"keyword":')
  folder.write('empty.csv', '')
  folder.write('clusters.csv', 'mine')
  mkdirSync(join(folder.path(), 'sub'))
  symlinkSync('wide.csv', join(folder.path(), 'link.csv'))
  const before = folder.readAll()
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

test('the process ends with code 2 when its input is refused', async () => {
  folder.write('bad.jsonl', '{nonsense')
  expect(await folder.run(['bad.jsonl'])).toMatchObject({ code: 2, stdout: '' })
})

test('the help names every option', async () => {
  const { code, stdout } = itemAt(await folder.runEach([['--help']]), 0)
  expect(code).toBe(0)
  for (const option of ['--serp', '--min-overlap', '--out', '--dendrogram', '--state', '--recluster'])
    expect(stdout).toContain(option)
})
