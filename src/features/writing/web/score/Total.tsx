import { Explain } from '#ui/panels/Explain.tsx'
import classes from './Score.module.css'

/** The whole score. */
export function Total({ score }: { score: number }) {
  return (
    <div className={classes.total}>
      <p className={classes.sum}>
        <strong data-score>{score}</strong> of 100
      </p>
      <Explain
        about="Content score"
        text="How well the text covers what the ranking pages cover, how far its facts are sourced, and how well it reads. It is counted by rules, without a model, and moves while you type."
        formula="Sum of the parts; a part that cannot be judged is left out."
      />
      <Bar share={score / 100} />
    </div>
  )
}

/** A share of 0 to 1 as a bar; the number beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.fill} style={{ width: `${100 * share}%` }} />
    </span>
  )
}
