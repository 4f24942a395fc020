import type { Break } from './break.ts'

export const plans: Break[] = [
  {
    name: 'Undo leaves keywords where the change has put them.',
    file: 'src/features/changes/server/restore-keywords.ts',
    find: 'update keywords k set article_id = wanted.article_id, excluded = wanted.excluded',
    replace: 'update keywords k set excluded = wanted.excluded',
    run: ['changes/change-articles', 'changes/plan-life'],
  },
  {
    name: 'Undo overwrites what somebody has changed since.',
    file: 'src/features/changes/server/restore-articles.ts',
    find: 'where to_jsonb(a) -> was.key = c.after -> was.key',
    replace: 'where true',
    run: ['changes/change-articles', 'changes/plan-life'],
  },
  {
    name: 'A change can be taken back twice.',
    file: 'src/features/changes/server/undo-change.ts',
    find: "if (change.isUndone) throw new Conflict('This was taken back already.')",
    replace: '',
    run: ['changes/change-articles'],
  },
  {
    name: 'A part of a file that comes again is imported again.',
    file: 'src/features/keywords/server/commands/import-batch.ts',
    find: 'if (batch <= batches) return known',
    replace: '',
    run: ['keywords/imports'],
  },
  {
    name: 'The header of a keyword file is taken for a keyword.',
    file: 'src/features/keywords/files/read-header.ts',
    find: 'if (keyword === null || cells.some(isNumber)) return null',
    replace: 'if (keyword === null || cells.length > 0) return null',
    run: ['files/read-header', 'files/read-keywords'],
  },
  {
    name: 'The overlap of a cluster counts keywords with themselves.',
    file: 'src/features/clustering/engine/overlap-scores.ts',
    find: 'return (sumCounts(table, rows, counts) - entries) / (size * (size - 1))',
    replace: 'return sumCounts(table, rows, counts) / (size * (size - 1))',
    run: ['engine/overlap-scores'],
  },
  {
    name: 'A locked cluster takes in new keywords.',
    file: 'src/features/clustering/engine/assign-keywords.ts',
    find: 'lockedClusters[cluster] === 1 ? HIDDEN : cluster',
    replace: 'lockedClusters[cluster] === 2 ? HIDDEN : cluster',
    run: ['engine/assign-keywords', 'engine/place-keywords'],
  },
  {
    name: 'The mean position of a day is not weighted by impressions.',
    file: 'src/features/performance/server/facts/measures.ts',
    find: 'return Math.round(position * impressions * THOUSANDTHS)',
    replace: 'return Math.round(position * THOUSANDTHS)',
    run: ['performance/facts.test', 'performance/search-data'],
  },
  {
    name: 'A day that is imported again is there twice.',
    file: 'src/features/performance/server/facts/duckdb/write-day.ts',
    find: '`delete from facts_by_${grain} where ${isDay}`,',
    replace: '',
    run: ['performance/facts.test'],
  },
  {
    name: 'The last days of search data are never corrected.',
    file: 'src/features/performance/server/importing/import-days.ts',
    find: 'if (day >= corrected || !complete.has(day)) days.push(day)',
    replace: 'if (!complete.has(day)) days.push(day)',
    run: ['importing/import-days'],
  },
]
