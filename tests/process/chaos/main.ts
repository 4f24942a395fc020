import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { attacks, type Attack } from '../attacks/attacks.ts'
import { judgeReports } from '../attacks/judge-work.ts'
import { runAttacks } from '../attacks/run-attacks.ts'
import { BUGS } from './chaos-pipeline.ts'
import { runChaos } from './run-chaos.ts'

// `npm run test:chaos [-- --kills 10 --crashes 1 --attacks 3 --bug effect-outside] [--evidence file]`. With a bug
// the judge must find a violation. The evidence is written as JSON. The attacks are chosen at random.
const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    crashes: { type: 'string' },
    attacks: { type: 'string' },
    bug: { type: 'string' },
    evidence: { type: 'string' },
  },
})
const {
  kills,
  crashes,
  bug,
  attacks: attackCount,
} = z
  .object({
    kills: z.coerce.number().int().min(1).default(100),
    crashes: z.coerce.number().int().min(0).default(8),
    attacks: z.coerce.number().int().min(0).max(attacks.length).default(3),
    bug: z.enum(BUGS).optional(),
  })
  .parse(values)

const say = (line: string) => process.stdout.write(`${line}\n`)
const began = Date.now()
const { violations, figures, evidence } = await runChaos({ kills, crashes, bug: bug ?? null, say })
if (bug === undefined) violations.push(...judgeReports(await runAttacks(chooseAttacks(attackCount), say)))
if (values.evidence !== undefined) writeFileSync(values.evidence, JSON.stringify(evidence))
say('')
for (const [name, value] of Object.entries(figures)) say(`${name.padEnd(16)} ${value}`)
say(`${'seconds'.padEnd(16)} ${Math.round((Date.now() - began) / 1_000)}`)
for (const violation of violations.slice(0, 20)) say(`WRONG ${violation}`)
const isAsItShouldBe = violations.length === 0 ? bug === undefined : bug !== undefined
say(isAsItShouldBe ? 'As it should be.' : `NOT as it should be: ${violations.length} violations.`)
process.exitCode = isAsItShouldBe ? 0 : 1

function chooseAttacks(count: number): Attack[] {
  const left = [...attacks]
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}
