import type { Manifest } from '#platform/server/backup/manifest.ts'

/** What a backup holds, in one line. */
export function describeBackup({ madeAt, migrations, tables, files, leftOut }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0)
  return (
    `${tables.length} tables with ${rows} rows and ${files.length} files, ${formatBytes(bytes)} unpacked, ` +
    `of ${madeAt}, up to migration ${migrations.at(-1)?.name ?? 'none'}` +
    (leftOut.length > 0 ? `, without ${leftOut.join(' and ')}` : '')
  )
}

function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
