import classes from './ProductPicture.module.css'

const CLUSTERS = [
  { title: 'Trail running shoes', volume: '27,100', keywords: ['trail shoes', 'running shoes trail'] },
  {
    title: 'How to choose hiking boots',
    volume: '12,400',
    keywords: ['choose hiking boots', 'hiking boots guide'],
  },
  {
    title: 'Ultralight tents for two',
    volume: '8,100',
    keywords: ['2 person tent', 'ultralight tent', 'light tent'],
  },
  { title: 'Waterproof a backpack', volume: '3,600', keywords: ['waterproof backpack', 'rain cover'] },
]

/** A picture of what the product makes of keywords, beside the sign-in where there is room. */
export function ProductPicture() {
  return (
    <ul className={classes.picture} aria-hidden="true">
      {CLUSTERS.map(({ title, volume, keywords }) => (
        <li key={title} className={classes.cluster}>
          <span className={classes.title}>{title}</span>
          <span className={classes.volume}>{volume}</span>
          <span className={classes.keywords}>
            {keywords.map((keyword) => (
              <span key={keyword}>{keyword}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
