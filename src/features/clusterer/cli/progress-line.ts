import type { WriteStream } from 'node:tty'
import type { Progress, Stage } from '../contract.ts'
import { formatCount } from './format-count.ts'

const WORDS: Record<Stage, string> = {
  reading: 'Reading',
  comparing: 'Comparing',
  clustering: 'Clustering',
  finishing: 'Finishing',
}

/** A line that each progress overwrites. Nothing is written when the stream is no terminal. */
export function createProgressLine(stream: Pick<WriteStream, 'isTTY' | 'write'>) {
  let shown = ''
  return {
    show: ({ stage, done, keywords }: Progress): void => {
      if (!stream.isTTY) return
      const share = done === null ? '' : ` ${Math.floor(done * 100)} %`
      const line = `${WORDS[stage]}${share}, ${formatCount(keywords)} keywords`
      if (line === shown) return
      shown = line
      stream.write(`\r${line}\u001B[K`)
    },
    clear: (): void => {
      if (shown !== '') stream.write('\r\u001B[K')
      shown = ''
    },
  }
}
