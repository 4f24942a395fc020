import { isOrder } from '#features/writing/extracting/index.ts'
import { splitWords } from '#features/writing/text/index.ts'
import type { SiteMeasures } from '../measuring/index.ts'
import type { GuideRule } from '../contract.ts'

const LENGTH = { least: 30, most: 240 }
const MOST_LOOKED_AT = 2_000
/** Addresses, markup and what only programs read. */
const UNFIT = /https?:|www\.|[<>{}[\]|\\]|@\w/u

/** Chooses sentences of a website as examples, each at most once. None is an order to a program. */
export function openExamples({ sentences, language, style }: SiteMeasures) {
  const used = new Set<string>()
  const fit = sentences
    .slice(0, MOST_LOOKED_AT)
    .filter(({ text }) => text.length >= LENGTH.least && text.length <= LENGTH.most && !UNFIT.test(text))
    .map((sentence) => ({ ...sentence, words: splitWords(sentence.text, language) }))
  const usual = style.sentences.median
  return (
    isMeant: (sentence: { text: string; words: readonly string[] }) => boolean,
  ): GuideRule['example'] => {
    const meant = fit
      .filter((sentence) => !used.has(sentence.text) && isMeant(sentence))
      .toSorted((one, other) => Math.abs(one.words.length - usual) - Math.abs(other.words.length - usual))
    const found = meant.find(({ text }) => !isOrder(text))
    if (found === undefined) return null
    used.add(found.text)
    return { text: found.text, url: found.url, title: found.title }
  }
}

export type ChooseExample = ReturnType<typeof openExamples>
