/** Home and hub pages, and what to read next. */
export const LISTS = `
.topics { margin-bottom: clamp(1.75rem, 4vw, 2.5rem); font-size: .9375rem; line-height: 1.5; }
.topics ul { gap: .5rem; }
.topics a {
  display: inline-block;
  padding: .3rem .85rem;
  border: 1px solid var(--line);
  border-radius: 2rem;
  color: var(--ink);
  text-decoration: none;
}
.topics a:hover { border-color: var(--accent); color: var(--accent); }
.list > article { padding: clamp(1.75rem, 4vw, 2.25rem) 0; border-top: 1px solid var(--line); }
.list > article:first-child:not(.first) { border-top: 0; padding-top: 0; }
.list h2 { font-size: clamp(1.3125rem, 1.2rem + .6vw, 1.5625rem); }
.list h2 a, .next h3 a { color: inherit; text-decoration: none; }
.list h2 a:hover, .next h3 a:hover { color: var(--accent); text-decoration: underline; }
.list article > p:not(.meta) { margin-top: .6rem; color: var(--soft); line-height: 1.6; }
.list .meta { margin-top: .8rem; }
.list .first { position: relative; padding-top: 0; border-top: 0; }
.first .hero { aspect-ratio: 2 / 1; }
.first h2 { margin-top: 1.5rem; font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.25rem); letter-spacing: -.018em; }
.first:not(:has(img)) h2 { margin-top: 0; }
.first h2 a::after { content: ''; position: absolute; inset: 0; }
.first .meta a { position: relative; z-index: 1; }
.pager {
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: baseline;
  gap: 1rem;
  padding-top: 1.75rem;
  border-top: 1px solid var(--line);
  color: var(--soft);
  font-size: .9375rem;
}
.pager > :last-child { text-align: end; }
.pager a { display: inline-block; padding: .3rem 0; font-weight: 600; text-decoration: none; }
.pager a:hover { text-decoration: underline; }
.empty { padding: 2.5rem clamp(1.25rem, 5vw, 2.5rem); border-radius: .5rem; background: var(--tint); }
.empty h2 { font-size: 1.375rem; }
.empty p { margin-top: .6rem; color: var(--soft); }
.next { margin-top: clamp(3rem, 8vw, 4.5rem); padding-top: 2rem; border-top: 1px solid var(--line); }
.next h2 { font-size: 1.375rem; }
.next ul {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1.75rem 2.5rem;
  margin: 1.5rem 0 0;
  padding: 0;
  list-style: none;
}
.next h3 { font-size: 1.125rem; line-height: 1.35; }
.next .meta { margin-top: .4rem; }
`
