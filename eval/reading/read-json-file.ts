import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** What a file of JSON holds. Throws one sentence that names the file and what is wrong with it. */
export function readJsonFile<Shape extends z.ZodType>(path: string, shape: Shape): z.infer<Shape> {
  const parsed = shape.safeParse(parse(path, readText(path)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path} is no valid file of a case: ${describe(issue)}.`)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`${path} cannot be read.`, { cause: error })
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is no JSON.`, { cause: error })
  }
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'it has another shape'
  const field = issue.path.join('.')
  return field === '' ? issue.message : `"${field}": ${issue.message}`
}
