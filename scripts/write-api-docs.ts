import { writeFileSync } from 'node:fs'
import { writeApiDocs } from '#app/api/api-docs.ts'
import { writeBrowserContract } from '#app/api/browser-contract.ts'
import { writeTableTypes } from './table-types.ts'
import { withMigratedDatabase } from './with-migrated-database.ts'

// `npm run docs`: everything that is written from the contract and the migrations.
writeFileSync('docs/api.md', await writeApiDocs())
writeFileSync('src/app/contract.json', writeBrowserContract())
writeFileSync('src/platform/server/database/tables.ts', await withMigratedDatabase(writeTableTypes))
