import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { Apart } from '../api.ts'
import { UrlLink } from '../why/UrlLink.tsx'
import whyClasses from '../why/WhyTogether.module.css'
import classes from './WhyApart.module.css'

/** The pages that both clusters have, those first that most pairs of keywords share. */
export function ApartUrls({ urls, urlCount }: Pick<Apart, 'urls' | 'urlCount'>) {
  return (
    <>
      <table className={`${whyClasses.shared} ${classes.table}`}>
        <caption className="visually-hidden">Results that both clusters have</caption>
        <thead>
          <tr>
            <th scope="col">Shared result</th>
            <th scope="col" data-number>
              Keywords here
            </th>
            <th scope="col" data-number>
              Keywords there
            </th>
          </tr>
        </thead>
        <tbody>
          {urls.map(({ url, is_hub: isHub, keywordsA, keywordsB }) => (
            <tr key={url}>
              <td>
                <span className={classes.url}>
                  <UrlLink url={url} />
                  {isHub && (
                    <span title="It ranks for so many different searches that it links none.">
                      <ChipCell text="Ranks for anything" />
                    </span>
                  )}
                </span>
              </td>
              <td data-number>{formatCount(keywordsA)}</td>
              <td data-number>{formatCount(keywordsB)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {urlCount > urls.length && (
        <p className={classes.more}>
          {formatCount(urlCount - urls.length)} more are shared by fewer keywords.
        </p>
      )}
    </>
  )
}
