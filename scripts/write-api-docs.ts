import { writeFileSync } from 'node:fs'
import { writeApiDocs } from '#app/api/api-docs.ts'
import { writeBrowserContract } from '#app/api/browser-contract.ts'

// `npm run docs`: everything that is written from the contract.
writeFileSync('docs/api.md', await writeApiDocs())
writeFileSync('src/app/contract.json', writeBrowserContract())
