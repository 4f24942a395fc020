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
        <p>
          Exports of Search Console, Semrush, Ahrefs and Keyword Planner are read as they are, but they have
          no search results: add a second file with these, or let a content plan look them up.
        </p>
        <p>A CSV of clusters that was saved here can be opened again.</p>
      </div>
      <div className={classes.point}>
        <h2>Nothing leaves this browser</h2>
        <p>
          The clusters are computed on your machine, and no file is uploaded. The tab keeps a list of usual
          size until you close it, so that a reload loses nothing.
        </p>
      </div>
      <div className={classes.point}>
        <h2>The same on the command line</h2>
        <pre>{COMMAND}</pre>
      </div>
    </section>
  )
}
