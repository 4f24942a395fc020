import { writeFileSync } from 'node:fs'
import { writeApiDocs } from '#app/api-docs.ts'

writeFileSync('docs/api.md', await writeApiDocs())
