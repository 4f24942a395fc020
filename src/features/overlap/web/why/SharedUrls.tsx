import type { Comparison } from '../api.ts'
import { UrlLink } from './UrlLink.tsx'
import classes from './WhyTogether.module.css'

/** The results of both searches, in the order of the first. */
export function SharedUrls({ urls }: Pick<Comparison, 'urls'>) {
  return (
    <table className={classes.shared}>
      <caption className="visually-hidden">Shared results</caption>
      <thead>
        <tr>
          <th scope="col">Shared result</th>
          <th scope="col" data-number>
            Rank in A
          </th>
          <th scope="col" data-number>
            Rank in B
          </th>
        </tr>
      </thead>
      <tbody>
        {urls.map(({ url, rankA, rankB }) => (
          <tr key={url}>
            <td>
              <UrlLink url={url} />
            </td>
            <td data-number>{rankA}</td>
            <td data-number>{rankB}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
