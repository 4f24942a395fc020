import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { errorCode } from '#platform/server/error-codes.ts'

const LOOK_MS = 50

/** Makes something that all test files of a run share. The first caller makes it, the others wait until it is done. */
export async function onceInARun(name: string, make: () => Promise<void>): Promise<void> {
  const done = join(inject('runFolder'), `${name} made`)
  const begun = join(inject('runFolder'), `${name} begun`)
  while (!existsSync(done)) {
    if (!claim(begun)) {
      await sleep(LOOK_MS)
      continue
    }
    try {
      await make()
      writeFileSync(done, '')
    } catch (error) {
      rmSync(begun, { recursive: true })
      throw error
    }
  }
}

function claim(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}
