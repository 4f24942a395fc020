import { findPlace, isTest } from './places.ts'
import type { Module } from './read-module.ts'
import type { Finding, House, Rule } from './rule.ts'
import { OWNERS } from './table-owners.ts'

export const tableRules: Rule[] = [
  { name: 'every table has an owner', find: findTablesWithoutOwner },
  { name: 'only its owner writes a table', find: findForeignWrites },
]

const CREATE = /\bcreate table (?:if not exists )?([a-z_]+)\b(?!\.)/g
const DROP = /\bdrop table (?:if exists )?([a-z_]+)\b/g
const WRITE = /\b(insert into|update|delete from) (?:only )?([a-z_]+)\b([^`;]*)/g

function findTablesWithoutOwner({ files }: House): Finding[] {
  const migrations = files.filter(({ path }) => path.startsWith('migrations/'))
  const dropped = new Set(
    migrations.flatMap(({ text }) => [...text.matchAll(DROP)].map(([, table]) => table)),
  )
  return migrations.flatMap(({ path, text }) =>
    [...text.matchAll(CREATE)].flatMap(({ 1: table = '', index }) =>
      table in OWNERS || dropped.has(table)
        ? []
        : [
            {
              path,
              line: lineAt(text, index),
              sentence: `${table} has no owner: name it in table-owners.ts`,
            },
          ],
    ),
  )
}

function findForeignWrites({ modules }: House): Finding[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap((module) => listWrites(module).flatMap((write) => judgeWrite(module, write)))
}

interface Write {
  table: string
  /** Columns that an update sets; empty for an insert or delete. */
  columns: string[]
  line: number
}

function listWrites({ text }: Module): Write[] {
  return [...text.matchAll(WRITE)].flatMap(({ 1: verb, 2: table = '', 3: rest = '', index }) => {
    if (!(table in OWNERS)) return []
    const columns = verb === 'update' ? listSet(rest) : []
    return verb === 'update' && columns.length === 0 ? [] : [{ table, columns, line: lineAt(text, index) }]
  })
}

/** The columns before the `=` of each assignment; empty if the words are not an SQL statement. */
function listSet(rest: string): string[] {
  const [, assignments = ''] = /^\s*(?:(?:as )?[a-z]+ )?set ([^]*)$/.exec(rest) ?? []
  let flat = assignments
  for (let last = ''; last !== flat;) {
    last = flat
    flat = flat.replace(/\([^()]*\)/g, '')
  }
  const [own = ''] = flat.split(/\b(?:from|where|returning)\b/)
  return [...own.matchAll(/(?:^|,)\s*([a-z_]+)\s*=/g)].map(([, column = '']) => column)
}

function judgeWrite({ path }: Module, { table, columns, line }: Write): Finding[] {
  const place = findPlace(path)
  const writer = place?.feature ?? place?.layer ?? ''
  const { owner, columns: ofOthers = {} } = OWNERS[table] ?? { owner: '' }
  const foreign = new Set(columns.length === 0 ? [owner] : columns.map((column) => ofOthers[column] ?? owner))
  foreign.delete(writer)
  return [...foreign].map((one) => ({
    path,
    line,
    sentence: `${table} is written by ${one} alone${columns.length === 0 ? '' : ` (${columns.join(', ')})`}: call one of its commands`,
  }))
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
