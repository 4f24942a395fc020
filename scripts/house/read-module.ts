import { posix } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'rolldown/utils'
import { readExpressions, type Expression } from './read-expressions.ts'

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  path: string
  text: string
}

export interface Reference {
  /** Path of a file of the project, or the name of a package or Node module as written. */
  target: string
  line: number
}

/** Names that a file imports from another one; `*` means all. */
interface Import {
  target: string
  names: string[]
}

interface TestCall {
  kind: 'named' | 'only' | 'skip' | 'unexplained'
  /** The test's name, or null when it is not plain text or has placeholders. */
  name: string | null
  line: number
}

export interface Module extends SourceFile {
  references: Reference[]
  imports: Import[]
  /** Names declared in the file or re-exported, without the default export. */
  exports: { name: string; line: number }[]
  defaultExports: number[]
  exportedFunctions: { name: string; line: number }[]
  /** Uses of time, chance, network or process, such as `Date.now`. */
  impurities: { words: string; line: number }[]
  testCalls: TestCall[]
  expressions: Expression[]
}

/** Means all names of a file. */
export const EVERY = '*'
const TEST_WORDS = new Set(['test', 'it', 'describe'])
const UNEXPLAINED = new Set(['skipIf', 'runIf', 'todo', 'fixme'])

/** Parses a TypeScript or JavaScript file and collects what the rules need. */
export function readModule({ path, text }: SourceFile): Module {
  const { program } = parseSync(path, text)
  const found: Module = {
    path,
    text,
    references: [],
    imports: [],
    exports: [],
    defaultExports: [],
    exportedFunctions: [],
    impurities: [],
    testCalls: [],
    expressions: readExpressions(program, text),
  }
  const lineOf = createLineFinder(text)
  const refer = (specifier: string, start: number, names: string[]) => {
    const target = resolveTarget(path, specifier)
    found.references.push({ target, line: lineOf(start) })
    found.imports.push({ target, names })
  }
  const report = (words: string, start: number) => found.impurities.push({ words, line: lineOf(start) })

  new Visitor({
    ImportDeclaration: (node) => refer(node.source.value, node.start, node.specifiers.map(nameOfImported)),
    ExportAllDeclaration: (node) => refer(node.source.value, node.start, [EVERY]),
    ExportNamedDeclaration(node) {
      if (node.source)
        refer(
          node.source.value,
          node.start,
          node.specifiers.map(({ local }) => nameOf(local) ?? EVERY),
        )
      for (const { exported } of node.specifiers)
        found.exports.push({ name: nameOf(exported) ?? '', line: lineOf(exported.start) })
      for (const name of [...listDeclaredNames(node.declaration), ...listDeclaredTypes(node.declaration)])
        found.exports.push({ name, line: lineOf(node.start) })
      for (const name of listDeclaredNames(node.declaration))
        found.exportedFunctions.push({ name, line: lineOf(node.start) })
    },
    ImportExpression(node) {
      const specifier = readText(node.source)
      if (specifier !== null) refer(specifier, node.start, [EVERY])
    },
    TSImportType: (node) => refer(node.source.value, node.start, [EVERY]),
    ExportDefaultDeclaration: (node) => found.defaultExports.push(lineOf(node.start)),
    ExportSpecifier(node) {
      if (nameOf(node.exported) === 'default') found.defaultExports.push(lineOf(node.start))
    },
    NewExpression(node) {
      const callee = nameOf(node.callee)
      const place = callee === 'URL' && node.arguments.length === 2 ? readText(node.arguments[0]) : null
      if (place?.startsWith('.')) refer(place, node.start, [EVERY])
      if (callee === 'Date') report('new Date', node.start)
    },
    MemberExpression(node) {
      const words = `${nameOf(node.object)}.${nameOf(node.property)}`
      if (/^(process|performance|crypto)\.|^Date\.now$|^Math\.random$/.test(words)) report(words, node.start)
    },
    CallExpression(node) {
      if (nameOf(node.callee) === 'fetch') report('fetch', node.start)
      const call = readTestCall(node)
      if (call !== null) found.testCalls.push({ ...call, line: lineOf(node.start) })
    },
  }).visit(program)
  return found
}

function nameOfImported(specifier: ESTree.ImportDeclarationSpecifier): string {
  return specifier.type === 'ImportSpecifier' ? (nameOf(specifier.imported) ?? EVERY) : EVERY
}

function resolveTarget(from: string, specifier: string): string {
  const [bare = specifier] = specifier.split('?')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  return bare.replace(/^#tests\//, 'tests/').replace(/^#(?=[a-z]+\/)/, 'src/')
}

function createLineFinder(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length
}

function listDeclaredNames(declaration: ESTree.ExportNamedDeclaration['declaration']): string[] {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : []
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => nameOf(id) ?? [])
}

function listDeclaredTypes(declaration: ESTree.ExportNamedDeclaration['declaration']): string[] {
  const isType =
    declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration'
  if (isType) return [declaration.id.name]
  return declaration?.type === 'ClassDeclaration' && declaration.id ? [declaration.id.name] : []
}

function readTestCall({ callee, arguments: args }: ESTree.CallExpression): Omit<TestCall, 'line'> | null {
  const chain = listChain(callee)
  const last = chain.at(-1) ?? ''
  if (last === 'skip' && chain.length > 1)
    return readText(args.at(-1)) === null ? { kind: 'skip', name: null } : null
  if (!TEST_WORDS.has(chain[0] ?? '')) return null
  const isFirstCall = callee.type !== 'CallExpression'
  if (isFirstCall && chain.includes('only')) return { kind: 'only', name: null }
  if (isFirstCall && UNEXPLAINED.has(last)) return { kind: 'unexplained', name: null }
  if (chain[0] === 'describe' || !args.at(-1)?.type.includes('Function')) return null
  const name = readText(args[0])
  return { kind: 'named', name: name === null || /[%$]/.test(name) ? null : name }
}

/** `test.each([1]).only` reads as test, each, only. */
function listChain(node: ESTree.Expression): string[] {
  if (node.type === 'CallExpression') return listChain(node.callee)
  if (node.type === 'MemberExpression') return [...listChain(node.object), nameOf(node.property) ?? '']
  return [nameOf(node) ?? '']
}

function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name
  return readText(node)
}

function readText(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.raw).join('${}')
}
