import { Visitor, type ESTree } from 'rolldown/utils'

/** A regular expression in a file. */
export interface Expression {
  /** Null when the expression is made at run time. */
  source: string | null
  flags: string
  line: number
  /** Maximum length of its texts, from a comment "At most 200 characters: why" above it; null without one. */
  most: number | null
  /** What it is made of, from a comment "Made of ..." above it; null without one. */
  madeOf: string | null
}

/** All regular expressions of a file, including `new RegExp` with constant text. */
export function readExpressions(program: ESTree.Program, text: string): Expression[] {
  const found: Expression[] = []
  const lines = text.split('\n')
  const constants = readConstants(program)
  const add = (start: number, source: string | null, flags: string) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ source, flags, line, ...readComment(lines, line) })
  }
  const addMade = ({
    callee,
    arguments: [pattern, flags],
    start,
  }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    const made = flags === undefined ? '' : readText(flags, constants)
    add(start, made === null ? null : readText(pattern, constants), made ?? '')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(program)
  return found
}

/** The constant texts that the file declares, in order, because later ones may contain earlier ones. */
function readConstants({ body }: ESTree.Program): Map<string, string> {
  const constants = new Map<string, string>()
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue
    for (const { id, init } of statement.declarations) {
      const value = init && readText(init, constants)
      if (id.type === 'Identifier' && typeof value === 'string') constants.set(id.name, value)
    }
  }
  return constants
}

function readText(node: ESTree.Node | undefined, constants: Map<string, string>): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'Identifier') return constants.get(node.name) ?? null
  if (node?.type !== 'TemplateLiteral') return null
  const values = node.expressions.map((expression) => readText(expression, constants))
  if (values.includes(null)) return null
  return node.quasis.map(({ value }, place) => `${value.cooked ?? ''}${values[place] ?? ''}`).join('')
}

function readComment(lines: readonly string[], line: number): Pick<Expression, 'most' | 'madeOf'> {
  let first = line - 1
  while (first > 0 && lines[first - 1]?.trim().startsWith('//')) first--
  const comment = lines
    .slice(first, line - 1)
    .map((one) => one.trim().slice('//'.length).trim())
    .join(' ')
  const [, most] = /At most ([\d,]{1,9}) characters: \S/.exec(comment) ?? []
  const [, madeOf] = /Made of (\S.*)/.exec(comment) ?? []
  return { most: most === undefined ? null : Number(most.replaceAll(',', '')), madeOf: madeOf ?? null }
}
