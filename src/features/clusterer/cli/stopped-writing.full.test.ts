import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import { PROJECT, prepareClusterFolder } from '#tests/support/clusterer/cluster-command.ts'
import { drawSerpRows } from '#tests/support/engine/serp-rows.ts'

const folder = prepareClusterFolder()

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s at any moment leaves no incomplete file',
  async (signal) => {
    const rows = drawSerpRows(9, { rows: 30_000, pools: 3000 }).map((row) => JSON.stringify(row))
    folder.write('k.jsonl', rows.join('\n'))
    folder.write('clusters.csv', 'mine')
    for (const delay of [40, 120, 250, 330, 400, 480]) {
      const child = spawn(process.execPath, [join(PROJECT, 'bin/keyloom.ts'), 'cluster', 'k.jsonl'], {
        cwd: folder.path(),
        stdio: 'ignore',
      })
      setTimeout(() => child.kill(signal), delay)
      await new Promise((done) => child.on('close', done))
      expect(readdirSync(folder.path()).toSorted()).toEqual(['clusters.csv', 'k.jsonl'])
      expect([1, 30_002]).toContain(folder.read('clusters.csv').split('\n').length)
    }
  },
  120_000,
)
