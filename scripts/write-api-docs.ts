import { writeFileSync } from 'node:fs'
import { writeApiDocs } from '#app/api-docs.ts'
import { writeBrowserContract } from '#app/browser-contract.ts'

writeFileSync('docs/api.md', await writeApiDocs())
writeFileSync('src/app/contract.json', writeBrowserContract())
