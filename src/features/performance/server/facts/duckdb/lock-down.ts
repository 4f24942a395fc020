import { resolve, sep } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { quoteText } from './quote-text.ts'

/**
 * From now on no statement of the whole DuckDB reads or writes a file outside of the folder and the temporary one, loads an
 * extension from outside, or changes a setting.
 */
export async function lockDown(connection: DuckDBConnection, { folder }: { folder: string }): Promise<void> {
  await connection.run(`
    set allowed_directories = [${quoteText(`${resolve(folder)}${sep}`)}];
    set enable_external_access = false;
    set lock_configuration = true`)
}
