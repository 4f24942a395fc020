import classes from '../AISettings.module.css'
import type { StyleRow } from './compare-style.ts'

/** Measures of a paragraph, before and after, beside what the guide wants. */
export function StyleTable({ rows, hasAfter }: { rows: readonly StyleRow[]; hasAfter: boolean }) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Measures of the paragraph</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Guide</th>
          <th scope="col">{hasAfter ? 'Before' : 'Paragraph'}</th>
          {hasAfter && <th scope="col">After</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, guide, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{guide ?? '–'}</td>
            <td>{before}</td>
            {hasAfter && <td data-changed={before !== after || undefined}>{after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
