import { formatNoun } from '#ui/numbers.ts'
import type { MadeAbout } from '../api.ts'
import classes from './CompanyInfo.module.css'

/** Which pages say what a generated text says. */
export function AboutSources({ made: { sentences, engine } }: { made: MadeAbout }) {
  return (
    <details className={classes.sources}>
      <summary>
        {engine === 'rules' ? 'Taken word for word from your pages' : 'Which pages say so'} (
        {formatNoun(sentences.length, 'sentence', 'sentences')})
      </summary>
      <ul>
        {sentences.map(({ text, pages }) => (
          <li key={text} dir="auto">
            {text}
            <span>
              {pages.map(({ url, title }) => (
                <a key={url} href={url} target="_blank" rel="noopener">
                  {title}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
