import { useEffect } from 'react'
import type { OpenedText } from '#features/editor/web/index.ts'
import type { JudgedText } from '../judging/judge-text.ts'

const REASON = 'Rests on a card that is not trusted'

/** Marks in the editor the sentences that cite a card which was struck out. */
export function useStruckMarks(opened: OpenedText | null, judged: JudgedText | null): void {
  useEffect(() => {
    // The places are those of the text that was judged: after more was typed, the next judgement says where they are.
    if (opened === null || judged === null || opened.text.read().text !== judged.markdown) return
    opened.mark(listStruckPlaces(judged))
  }, [opened, judged])
  useEffect(() => () => opened?.mark([]), [opened])
}

function listStruckPlaces({ uses }: JudgedText) {
  const places = uses
    .filter(({ fault }) => fault === 'struck card')
    .map(({ place, sentence }) => ({ ...(sentence?.place ?? place), reason: REASON }))
  // Several numbers of a sentence may lead to struck cards.
  return [...new Map(places.map((place) => [place.start, place])).values()]
}
