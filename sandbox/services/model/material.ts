import type { Ask } from './ask.ts'
import { itemAt } from '../../stage/items.ts'

/** What a prompt is about, found by patterns in its text. */
export interface Material {
  /** The subject to write about. */
  subject: string
  /** Items that the prompt lists: lines of a list, or entries of JSON. */
  items: Item[]
  /** Headings of an outline. */
  headings: string[]
  wantsHtml: boolean
  wantsTitles: boolean
  /** ISO 639-1. */
  language: string
}

export interface Item {
  text: string
  /** Fields of the JSON entry; empty for a line. */
  fields: Record<string, unknown>
}

const MOST_ITEMS = 500
const NAMED = /\b(?:keyword|topic|title|subject|heading|about|main keyword) ?[:=] ?["“]?([^"”\n]{2,120})/i
const ABOUT = /\b(?:about|on)\s+(?:the\s+)?["“]?([^"”\n.,;:?!]{3,80})/i
const MADE_FOR =
  /\b(?:keywords?|queries|searches|ideas|terms|topics|titles?|articles?|sections|outline|text)\s+for\s+(?:the\s+)?["“]?([^"”\n.,;:?!]{3,80})/i
const LANGUAGE = /\blanguage "([a-z]{2})/i

export function readMaterial({ messages }: Ask): Material {
  const text = messages.findLast(({ role }) => role === 'user')?.text ?? messages.at(-1)?.text ?? ''
  const items = [...readJsonItems(text), ...readListItems(text)].slice(0, MOST_ITEMS)
  const all = messages.map((message) => message.text).join('\n')
  return {
    subject: findSubject(text, items),
    items,
    headings: [...text.matchAll(/^#{2,4}\s+(.+)$/gm)].map((match) => itemAt(match, 1).trim()),
    wantsHtml: /\bHTML\b/.test(all),
    language: LANGUAGE.exec(all)?.[1] ?? 'en',
    wantsTitles: /\b(titles?|headlines?|names?)\b/i.test(all),
  }
}

function findSubject(text: string, items: Item[]): string {
  const quoted = /["“]([^"“”\n]{2,120})["”]/.exec(text.replace(findJson(text) ?? '', ' '))?.[1]
  const found =
    NAMED.exec(text)?.[1] ?? quoted ?? ABOUT.exec(text)?.[1] ?? MADE_FOR.exec(text)?.[1] ?? items[0]?.text
  const last = text.trim().split('\n').at(-1) ?? ''
  return (found ?? last).trim().slice(0, 120) || 'this subject'
}

/** The items of the first JSON list or object in the text. */
function readJsonItems(text: string): Item[] {
  const found = findJson(text)
  if (found === null) return []
  const value = parse(found)
  const list = Array.isArray(value) ? value : Object.values(toFields(value)).find(Array.isArray)
  return (list ?? []).map(toItem).filter((item: Item) => item.text !== '')
}

function findJson(text: string): string | null {
  const begin = text.search(/[[{]/)
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))
  return begin === -1 || end < begin ? null : text.slice(begin, end + 1)
}

function readListItems(text: string): Item[] {
  return [...text.matchAll(/^[ \t]*(?:[-*•]|\d+[.)])[ \t]+(.+)$/gm)].map((match) => ({
    text: itemAt(match, 1).trim(),
    fields: {},
  }))
}

function toItem(value: unknown): Item {
  if (typeof value === 'string') return { text: value, fields: {} }
  const fields = toFields(value)
  const named = ['keyword', 'title', 'name', 'text', 'query', 'heading'].map((name) => fields[name])
  const text = [...named, ...Object.values(fields)].find((field) => typeof field === 'string')
  return { text: text ?? '', fields }
}

export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
