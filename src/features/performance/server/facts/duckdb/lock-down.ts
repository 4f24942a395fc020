import { resolve, sep } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { quoteText } from './quote-text.ts'

/**
 * Forbids all later statements of this DuckDB to read or write files outside of the folder and the temporary one, to
 * load extensions, and to change settings.
 */
export async function lockDown(connection: DuckDBConnection, { folder }: { folder: string }): Promise<void> {
  await connection.run(`
    set allowed_directories = [${quoteText(`${resolve(folder)}${sep}`)}];
    set enable_external_access = false;
    set lock_configuration = true`)
}
