import { startTransition, useEffect, useState } from 'react'
import type { OpenedText } from '#features/editor/web/index.ts'
import type { Mend } from '../../score/index.ts'
import { createJudge, type Judge } from './create-judge.ts'
import type { JudgedText, Material } from './judge-text.ts'

interface Judging {
  material: Material | null
  text: OpenedText['text'] | null
}

export interface Judged {
  /** Null until the text was judged for the first time. */
  judged: JudgedText | null
  /** What code can mend in the text that was judged. */
  mends: readonly Mend[]
  /** Why nothing more is judged. */
  problem: string | null
  tryAgain: () => void
}

const NO_MENDS: readonly Mend[] = []

/** Judges an open text while it is typed, in a worker, so that keys never wait. Equal material must stay the same object. */
export function useJudged({ material, text }: Judging): Judged {
  const [judge, setJudge] = useState(createJudge)
  const [found, setFound] = useState<{ of: Judging['text']; judged: JudgedText } | null>(null)
  const [mended, setMended] = useState<{ of: JudgedText; mends: readonly Mend[] } | null>(null)
  const [lost, setLost] = useState<{ of: Judge; problem: string } | null>(null)
  useEffect(() => judge.close, [judge])
  useEffect(() => {
    if (material === null || text === null) return undefined
    return judge.follow({
      material,
      text,
      // What is typed goes first.
      onJudged: (judged) =>
        startTransition(() => {
          setFound({ of: text, judged })
          setLost(null)
        }),
      onMends: (mends, of) => startTransition(() => setMended({ of, mends })),
      onLost: (problem) => setLost({ of: judge, problem }),
    })
  }, [judge, material, text])
  const judged = found !== null && found.of === text ? found.judged : null
  return {
    judged,
    mends: mended !== null && mended.of === judged ? mended.mends : NO_MENDS,
    problem: lost !== null && lost.of === judge ? lost.problem : null,
    tryAgain: () => setJudge(createJudge()),
  }
}
