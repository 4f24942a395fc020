import process from 'node:process'
import { findTrouble } from './house/find-trouble.ts'
import { readHouse } from './house/read-house.ts'
import { ROOT } from './run-tool.ts'

const findings = findTrouble(readHouse(ROOT))
for (const { path, line, sentence } of findings) console.log(`${path}:${line}: ${sentence}`)
process.exitCode = findings.length > 0 ? 1 : 0
