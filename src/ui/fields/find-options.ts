interface Option {
  value: string
  label: string
}

/** The options whose label contains the text, those that begin with it first; ignores case and accents. */
export function findOptions<Found extends Option>(options: readonly Found[], text: string): Found[] {
  const wanted = fold(text)
  const containing = options.filter(({ label }) => fold(label).includes(wanted))
  const isFirst = ({ label }: Found) => fold(label).startsWith(wanted)
  return [...containing.filter(isFirst), ...containing.filter((option) => !isFirst(option))]
}

function fold(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
