import { foldKeyword } from '#features/contentplans/rules.ts'
import type { ListedKeyword } from '../../files/index.ts'
import { joinValues } from '../../incoming/index.ts'

/** Keywords of a list, each once; rows for the same keyword are joined. */
export class CollectedKeywords {
  readonly all: ListedKeyword[] = []
  private readonly known = new Map<string, ListedKeyword>()

  add(row: ListedKeyword): void {
    const folded = foldKeyword(row.keyword)
    const before = this.known.get(folded)
    if (before) {
      Object.assign(before, joinValues(before, row))
      return
    }
    this.known.set(folded, row)
    this.all.push(row)
  }
}
