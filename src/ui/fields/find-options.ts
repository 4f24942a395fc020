interface Option {
  value: string
  label: string
}

/** The options that hold the text, those that begin with it first; accents and case do not matter. */
export function findOptions<Found extends Option>(options: readonly Found[], text: string): Found[] {
  const wanted = fold(text)
  const held = options.filter(({ label }) => fold(label).includes(wanted))
  const isFirst = ({ label }: Found) => fold(label).startsWith(wanted)
  return [...held.filter(isFirst), ...held.filter((option) => !isFirst(option))]
}

function fold(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
