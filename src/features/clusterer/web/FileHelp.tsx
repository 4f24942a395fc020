import classes from './FileHelp.module.css'

const ONE_FILE = `keyword,volume,serp_urls
running shoes,74000,https://a.example/x|https://b.example/y`

const KEYWORD_FILE = `keyword,volume
running shoes,74000`

const SERP_FILE = `keyword,position,url
running shoes,1,https://a.example/x
running shoes,2,https://b.example/y`

const COMMAND = 'npm run -s keyloom -- cluster keywords.csv --serp serps.csv --out clusters.csv'

export function FileHelp() {
  return (
    <section className={classes.help} aria-label="Good to know">
      <div className={classes.point}>
        <h2>What the files look like</h2>
        <p>Everything in one file:</p>
        <pre>{ONE_FILE}</pre>
        <p>Or the keywords in one, and their search results in another:</p>
        <div className={classes.pair}>
          <pre>{KEYWORD_FILE}</pre>
          <pre>{SERP_FILE}</pre>
        </div>
        <p>Exports of Search Console, Semrush, Ahrefs and Keyword Planner are understood as they are.</p>
      </div>
      <div className={classes.point}>
        <h2>Nothing leaves this browser</h2>
        <p>
          The clusters are computed on your machine. No file is uploaded and none is stored: close the tab and
          it is gone.
        </p>
      </div>
      <div className={classes.point}>
        <h2>The same on the command line</h2>
        <pre>{COMMAND}</pre>
      </div>
    </section>
  )
}
