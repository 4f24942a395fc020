import type { SourcePage } from '../contract.ts'
import { foldHeading } from './fold-heading.ts'

/** Shorter names are usual words, too. */
const LEAST_LETTERS = 4

/** Whether a heading of a page names the site: as its host has it, or as its title ends. */
export function namesSite(
  heading: string,
  { page, host, ownWords }: { page: SourcePage; host: string; ownWords: ReadonlySet<string> },
): boolean {
  const text = ` ${foldHeading(heading)} `
  const together = text.replaceAll(' ', '')
  const names = listNames(page, host).filter((name) => {
    const words = name.split(' ')
    return name.replaceAll(' ', '').length >= LEAST_LETTERS && !words.every((word) => isOwn(word, ownWords))
  })
  return names.some((name) => text.includes(` ${name} `) || together === name.replaceAll(' ', ''))
}

function listNames(page: SourcePage, host: string): string[] {
  const label = host.split('.').at(-2) ?? host
  const parts = page.title.split(/\s[|–—·»-]\s|｜/)
  const last = parts.length > 1 ? foldHeading(parts.at(-1) ?? '') : ''
  const ofHost = foldHeading(label)
  const isSite = last !== '' && isAlike(last.replaceAll(' ', ''), ofHost.replaceAll(' ', ''))
  return [ofHost, ofHost.replaceAll(' ', ''), ...(isSite ? [last] : [])]
}

function isAlike(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

function isOwn(word: string, ownWords: ReadonlySet<string>): boolean {
  return [...ownWords].some((own) => own === word || (own.length >= LEAST_LETTERS && word.includes(own)))
}
