import { readFileSync, statSync } from 'node:fs'
import { Invalid } from '#platform/errors.ts'
import { errorCode } from '#platform/server/error-codes.ts'

type Environment = Record<string, string | undefined>

const LARGEST_BYTES = 100_000

/** The variable that names a file with the value of another variable, as containers get their secrets. */
export const fileVariableOf = (name: string) => `${name}_FILE`

/** The environment with the content of the files that `<NAME>_FILE` name, for each of these variables. */
export function readSecretFiles(environment: Environment, names: readonly string[]): Environment {
  const contents = names.flatMap((name) => {
    const path = environment[fileVariableOf(name)] ?? ''
    if (path === '') return []
    if ((environment[name] ?? '') !== '')
      throw new Invalid(`${name} and ${fileVariableOf(name)} are both set; it wants one of them.`)
    return [[name, readSecret(fileVariableOf(name), path)]]
  })
  return { ...environment, ...Object.fromEntries(contents) }
}

/** Errors do not show the path, because some people put the secret itself into the variable. */
function readSecret(variable: string, path: string): string {
  const text = readFile(variable, path).replace(/\r?\n$/, '')
  if (text === '') throw new Invalid(`${variable} names an empty file.`)
  return text
}

function readFile(variable: string, path: string): string {
  try {
    if (statSync(path).size <= LARGEST_BYTES) return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Invalid(`${variable} names a file that cannot be read (${errorCode(error)}).`)
  }
  throw new Invalid(`${variable} names a file of more than ${LARGEST_BYTES / 1_000} KB, which is no secret.`)
}
