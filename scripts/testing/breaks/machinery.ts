import type { Break } from './break.ts'

export const machinery: Break[] = [
  {
    name: 'A run that goes on repeats the steps that are done.',
    file: 'src/platform/server/jobs/run-stint.ts',
    find: "const pending = held.steps.filter(({ state }) => state !== 'done')",
    replace: 'const pending = held.steps',
    run: ['server/jobs'],
  },
  {
    name: 'A worker that has lost its run writes its result all the same.',
    file: 'src/platform/server/jobs/held-run.ts',
    find: "if (rows[0].run === null) throw new RunLost('This run is held by nobody, or by another worker.')",
    replace: '',
    run: ['server/jobs'],
  },
  {
    name: 'Pages that robots.txt forbids are visited.',
    file: 'src/features/pages/server/crawling/read-robots.ts',
    find: 'allowed.push(...found.allowed.flatMap((place) => some[place] ?? []))',
    replace: 'allowed.push(...some)',
    run: ['pages/site-crawl'],
  },
  {
    name: 'A sitemap or its redirects make us call strangers again and again.',
    file: 'src/features/pages/server/crawling/find-pages.ts',
    find: 'if (!isUrlOf(domain, url) && ++elsewhere > MOST_ELSEWHERE) return false',
    replace: 'elsewhere += MOST_ELSEWHERE * 0',
    run: ['crawling/find-pages'],
  },
  {
    name: 'An address is taken apart whatever its length.',
    file: 'src/features/pages/server/reading/resolve-url.ts',
    find: "if (text === '' || text.length > LONGEST_URL || !URL.canParse(text, base)) return null",
    replace: "if (text === '' || !URL.canParse(text, base)) return null",
    run: ['reading/resolve-url'],
  },
  {
    name: 'Calls to one host do not wait for each other.',
    file: 'src/platform/server/outbound/turns.ts',
    find: 'if (line.running >= concurrency) await waitFor(line, signal)',
    replace: 'if (line.running >= concurrency * 100) await waitFor(line, signal)',
    run: ['outbound/outbound'],
  },
  {
    name: 'A damaged file of a backup is taken for a whole one.',
    file: 'src/platform/server/backup/verify-backup.ts',
    find: 'if (found.rows !== rows || found.bytes !== bytes || found.sha256 !== sha256) throw damaged(file, name)',
    replace: 'if (found.rows !== rows) throw damaged(file, name)',
    run: ['server/backup'],
  },
  {
    name: 'After a restore new rows get ids that are taken.',
    file: 'src/platform/server/backup/restore-backup.ts',
    find: 'await setSequences(client, schemas.kept, manifest)\n',
    replace: '\n',
    run: ['server/backup'],
  },
  {
    name: 'A statement about search data may read any file of the machine.',
    file: 'src/features/performance/server/facts/duckdb/fact-files.ts',
    find: 'await lockDown(admin, { folder })',
    replace: '',
    run: ['performance/closed-facts'],
  },
  {
    name: 'A day of any century is taken for one of search data.',
    file: 'src/features/performance/rules.ts',
    find: 'return day >= FIRST_DAY && day <= LAST_DAY',
    replace: 'return day.length > 0',
    run: ['performance/days-of-requests', 'performance/days-of-facts'],
  },
  {
    name: 'The end of a locked backup can be cut off.',
    file: 'src/platform/server/backup/lock-blocks.ts',
    find: 'nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)',
    replace: '',
    run: ['backup/lock-blocks'],
  },
  {
    name: 'A backup holds the rows of one moment and the search data of another.',
    file: 'src/platform/server/backup/write-backup.ts',
    find: `const copyHeld = await holdFiles(stores, { url, closing })
    await takeSnapshot(client)
`,
    replace: `await takeSnapshot(client)
    const copyHeld = await holdFiles(stores, { url, closing })
`,
    run: ['performance/facts-files'],
  },
  {
    name: 'A migration that was changed after it was applied goes unnoticed.',
    file: 'src/platform/server/database/migrate.ts',
    find: 'if (file.sha256 !== sha256) {',
    replace: "if (file.sha256 === '') {",
    run: ['database/migrate'],
  },
  {
    name: 'Two programs start on one data folder.',
    file: 'src/platform/server/process/folder-lock.ts',
    find: 'else if (found.holder !== null && (await isHeld(file, found.holder))) {',
    replace: 'else if (found.holder !== null && found.ageMs < 0) {',
    run: ['process/app/folder-lock'],
  },
  {
    name: 'A full disk refuses nothing.',
    file: 'src/platform/server/api/implement-endpoint.ts',
    find: 'if (needsRoom && disk.findProblem() !== null) throw new DiskFull()',
    replace: '',
    run: ['disk/disk-full'],
  },
  {
    name: 'Runs go on writing while the disk is full.',
    file: 'src/platform/server/jobs/run-stint.ts',
    find: 'if (disk.findProblem() !== null) throw new DiskFull()',
    replace: '',
    run: ['disk/disk-full'],
  },
]
