import { formatCount } from '#ui/numbers.ts'
import classes from './Figures.module.css'
import type { Result } from './use-run.ts'

export function Figures({ result: { clustered, files } }: { result: Result }) {
  const { summary } = clustered
  const figures = [
    { count: summary.keywords, words: ['keyword', 'keywords'], isShown: true },
    { count: summary.singles, words: ['single', 'singles'], isShown: true },
    {
      count: summary.duplicates,
      words: ['duplicate joined', 'duplicates joined'],
      isShown: summary.duplicates > 0,
    },
    { count: summary.withoutSerp, words: ['without search results'], isShown: summary.withoutSerp > 0 },
  ]
  const names = [files.keywords?.name, files.serps?.name].filter(Boolean).join(' and ')
  return (
    <ul className={classes.figures} aria-label="Figures">
      {figures
        .filter(({ isShown }) => isShown)
        .map(({ count, words }) => (
          <li key={words[0]}>
            <b>{formatCount(count)}</b> {count === 1 ? words[0] : words.at(-1)}
          </li>
        ))}
      <li className={classes.names} title={names} dir="auto">
        from {names}
      </li>
    </ul>
  )
}
