import { randomUUID } from 'node:crypto'
import type { Letter } from './notices.ts'

/** A ticket is valid for 30 seconds, in which even a busy installation publishes less. */
const MOST_LETTERS = 1_000
const MOST_CHARACTERS = 1024 * 1024

/**
 * What was published last. A mark is a place among the letters of this process: what comes after it was not known when
 * the mark was made.
 */
export class RecentLetters {
  private series = randomUUID()
  private letters: Letter[] = []
  private characters = 0
  private dropped = 0

  mark(): string {
    return `${this.series} ${this.dropped + this.letters.length}`
  }

  add(letter: Letter): void {
    this.letters.push(letter)
    this.characters += letter.text.length
    while (this.letters.length > MOST_LETTERS || this.characters > MOST_CHARACTERS) {
      this.characters -= this.letters.shift()?.text.length ?? 0
      this.dropped += 1
    }
  }

  /** Makes all marks so far unknown: letters may have been missed. */
  forget(): void {
    this.series = randomUUID()
    this.letters = []
    this.characters = 0
    this.dropped = 0
  }

  /** The letters after a mark; null when not all of them are known. */
  after(mark: string): readonly Letter[] | null {
    const [series, place] = mark.split(' ')
    const first = Number(place) - this.dropped
    return series === this.series && first >= 0 ? this.letters.slice(first) : null
  }
}
