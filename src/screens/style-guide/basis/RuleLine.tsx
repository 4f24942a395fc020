import type { GuideBasis } from '#features/voice/web/index.ts'
import classes from './BasisPanel.module.css'

/** A rule with the measurement that it rests on, and a sentence of the site that shows it. */
export function RuleLine({ rule: { lead, basis, example } }: { rule: GuideBasis['rules'][number] }) {
  const at = lead.indexOf(':')
  return (
    <li className={classes.rule}>
      <p className={classes.lead}>
        {at < 0 ? (
          lead
        ) : (
          <>
            <span>{lead.slice(0, at)}</span> {lead.slice(at + 1).replace(/\.$/, '')}
          </>
        )}
      </p>
      <p className={classes.note}>{basis}</p>
      {example !== null && (
        <blockquote className={classes.example} dir="auto">
          {example.text}{' '}
          <a href={example.url} target="_blank" rel="noopener">
            {example.title}
          </a>
        </blockquote>
      )}
    </li>
  )
}
