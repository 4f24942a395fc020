export interface SelectOption {
  value: string
  label: string
  /** What one should know about it, at the end of its line. */
  note?: string
  /** Whether it is listed only to say why it cannot be chosen. */
  isDisabled?: boolean
  /** Other usual names, which count as much as the label. */
  names?: readonly string[]
  /** Codes and other words by which typing finds the option, after labels and names that begin with the text. */
  words?: readonly string[]
}

/**
 * The options that a typed text means, the best first: an equal name or code, a name that begins with the text, a word
 * of it that does, a name that contains it. Ignores case, accents and full stops.
 */
export function findOptions<Found extends SelectOption>(options: readonly Found[], text: string): Found[] {
  const wanted = fold(text)
  if (wanted === '') return [...options]
  const ranked = options.flatMap((option) => {
    const rank = rankOf(option, wanted)
    return rank === null ? [] : [{ option, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option)
}

function rankOf(option: SelectOption, wanted: string): number | null {
  const { label, names, others } = foldOption(option)
  const begins = (text: string) => text.startsWith(wanted) || text.includes(` ${wanted}`)
  const ranks = [
    label === wanted,
    others.includes(wanted),
    [label, ...names].some((name) => name.startsWith(wanted)),
    begins(label),
    others.some(begins),
    label.includes(wanted),
  ]
  const rank = ranks.indexOf(true)
  return rank < 0 ? null : rank
}

interface FoldedOption {
  label: string
  names: string[]
  /** Names and words. */
  others: string[]
}

const known = new WeakMap<SelectOption, FoldedOption>()

function foldOption(option: SelectOption): FoldedOption {
  const before = known.get(option)
  if (before) return before
  const names = (option.names ?? []).map(fold)
  const folded = { label: fold(option.label), names, others: [...names, ...(option.words ?? []).map(fold)] }
  known.set(option, folded)
  return folded
}

function fold(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}.]/gu, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .toLowerCase()
}
