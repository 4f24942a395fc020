/** A field that is asked for. */
interface Field {
  /** Under which it is answered. */
  alias: string
  name: string
  args: Record<string, unknown>
  /** null for a field without fields of its own. */
  fields: Field[] | null
}

export interface Operation {
  kind: 'query' | 'mutation'
  fields: Field[]
}

/** An error of the language, with Shopify's code for it. */
export class GraphqlError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const TOKEN = /\s+|,|#[^\n]*|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|[_A-Za-z]\w*|[{}()[\]:!$=]/gy

/** Reads a document with one operation, without fragments and directives. Throws GraphqlError. */
export function readOperation(text: string, variables: Record<string, unknown>): Operation {
  const reader = createReader(text)
  const kind = reader.peek() === '{' ? 'query' : reader.take()
  if (kind !== 'query' && kind !== 'mutation') throw unexpected(kind)
  const defaults: Record<string, unknown> = {}
  if (reader.peek() !== '{' && reader.peek() !== '(') reader.take()
  if (reader.skip('(')) readVariables(reader, variables, defaults)
  return { kind, fields: readFields(reader, { ...defaults, ...variables }) }
}

type Reader = ReturnType<typeof createReader>

function createReader(text: string) {
  const tokens = splitTokens(text)
  let place = 0
  return {
    peek: () => tokens[place],
    take(): string {
      const token = tokens[place++]
      if (token === undefined) throw unexpected(token)
      return token
    },
    /** Takes this token if it is the next one. */
    skip(token: string): boolean {
      const isNext = tokens[place] === token
      if (isNext) place++
      return isNext
    },
    expect(token: string): void {
      if (!this.skip(token)) throw unexpected(tokens[place])
    },
  }
}

function unexpected(token: string | undefined): GraphqlError {
  return new GraphqlError('parseError', `syntax error, unexpected ${token ?? 'end of file'}`)
}

function splitTokens(text: string): string[] {
  const found = [...text.matchAll(TOKEN)].map(([token]) => token)
  if (found.join('').length < text.length)
    throw new GraphqlError('parseError', 'syntax error, unexpected invalid token')
  return found.filter((token) => !/^(\s|,|#)/.test(token))
}

function readVariables(
  reader: Reader,
  variables: Record<string, unknown>,
  defaults: Record<string, unknown>,
): void {
  while (!reader.skip(')')) {
    reader.expect('$')
    const name = reader.take()
    reader.expect(':')
    const isWanted = readType(reader)
    if (reader.skip('=')) defaults[name] = readValue(reader, {})
    else if (isWanted && (variables[name] ?? null) === null)
      throw new GraphqlError('INVALID_VARIABLE', `Variable $${name} was provided invalid value`)
  }
}

/** Whether the type cannot be null. */
function readType(reader: Reader): boolean {
  if (reader.skip('[')) {
    readType(reader)
    reader.expect(']')
  } else reader.take()
  return reader.skip('!')
}

function readFields(reader: Reader, variables: Record<string, unknown>): Field[] {
  const fields: Field[] = []
  reader.expect('{')
  while (!reader.skip('}')) {
    const alias = reader.take()
    if (!/^\w+$/.test(alias)) throw unexpected(alias)
    const name = reader.skip(':') ? reader.take() : alias
    const args = reader.skip('(') ? readPairs(reader, ')', variables) : {}
    fields.push({ alias, name, args, fields: reader.peek() === '{' ? readFields(reader, variables) : null })
  }
  return fields
}

function readPairs(reader: Reader, end: string, variables: Record<string, unknown>): Record<string, unknown> {
  const pairs: [string, unknown][] = []
  while (!reader.skip(end)) {
    const name = reader.take()
    reader.expect(':')
    pairs.push([name, readValue(reader, variables)])
  }
  return Object.fromEntries(pairs)
}

function readValue(reader: Reader, variables: Record<string, unknown>): unknown {
  const token = reader.take()
  if (token === '$') return variables[reader.take()] ?? null
  if (token === '{') return readPairs(reader, '}', variables)
  if (token === '[') {
    const list: unknown[] = []
    while (!reader.skip(']')) list.push(readValue(reader, variables))
    return list
  }
  if (/^["\d-]/.test(token) || /^(true|false|null)$/.test(token)) return JSON.parse(token)
  return token
}

/** The fields that were asked for of a value; a function among them answers to the arguments. Throws GraphqlError. */
export function pickFields(value: unknown, fields: Field[], typeName: string): unknown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => pickFields(one, fields, typeName))
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(value))
  return Object.fromEntries(
    fields.map(({ alias, name, args, fields: inner }) => {
      if (!Object.hasOwn(known, name))
        throw new GraphqlError('undefinedField', `Field '${name}' doesn't exist on type '${typeName}'`)
      const found = known[name]
      const answered: unknown = typeof found === 'function' ? found(args) : found
      return [alias, inner === null ? answered : pickFields(answered, inner, name)]
    }),
  )
}

/** How many fields are asked for that have fields of their own. */
export function countObjects(fields: Field[]): number {
  return fields.reduce((sum, { fields: inner }) => sum + (inner === null ? 0 : 1 + countObjects(inner)), 0)
}
