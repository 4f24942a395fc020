/** The text of an article, and what paper shows of it. */
export const PROSE = `
.hero + .prose { margin-top: clamp(2rem, 5vw, 3rem); }
.prose > :first-child { margin-top: 0; }
.prose p, .prose ul, .prose ol, .prose blockquote, .prose pre, .prose figure, .prose .table { margin: 1.35em 0 0; }
.prose h2, .prose h3, .prose h4, .prose h5, .prose h6 { margin: 2.2em 0 0; }
.prose h2 { font-size: 1.5em; line-height: 1.25; }
.prose h3 { font-size: 1.2em; line-height: 1.35; }
.prose h4, .prose h5, .prose h6 { font-size: 1em; line-height: 1.45; }
.prose :is(h2, h3, h4, h5, h6) + * { margin-top: .75em; }
.prose h2 + h3 { margin-top: 1.1em; }
.prose ul, .prose ol { padding-inline-start: 1.5em; }
.prose li { margin-top: .4em; padding-inline-start: .2em; }
.prose li > :is(ul, ol) { margin-top: .2em; }
.prose li::marker { color: var(--soft); }
.prose ol > li::marker { font-variant-numeric: tabular-nums; }
.prose blockquote { padding-inline-start: 1.25em; border-inline-start: .2em solid var(--accent); color: var(--soft); font-style: italic; }
.prose blockquote > :first-child { margin-top: 0; }
.prose code { padding: .12em .32em; border-radius: .25em; background: var(--tint); font: .86em/1.5 var(--code); }
.prose pre { padding: 1.1em 1.25em; border-radius: .5rem; background: var(--tint); font: .86em/1.65 var(--code); white-space: pre-wrap; tab-size: 2; direction: ltr; text-align: left; }
.prose pre code { padding: 0; background: none; font: inherit; }
.prose figure img, .prose p > img { display: block; margin-inline: auto; border-radius: .5rem; }
.prose figcaption { margin-top: .7em; color: var(--soft); font: .875rem/1.5 var(--plain); text-align: center; text-wrap: balance; }
.prose .table { overflow-x: auto; }
.prose table { width: 100%; border-collapse: collapse; font: .9375rem/1.5 var(--plain); font-variant-numeric: tabular-nums; }
.prose th, .prose td { min-width: 6.5em; padding-block: .65em; padding-inline: 0 1.6em; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
.prose :is(th, td):last-child { padding-inline-end: 0; }
.prose th { border-bottom-color: var(--soft); font-weight: 600; }
.prose [align=right] { text-align: end; }
.prose [align=center] { text-align: center; }
.prose hr { width: 4rem; margin: 3em auto 0; border: 0; border-top: 1px solid var(--soft); }
.prose .citation { font: 400 .72em/0 var(--plain); vertical-align: baseline; position: relative; inset-block-start: -.5em; }
.prose .citation a { padding: 0 .15em; text-decoration: none; }
.prose .citation a:hover { text-decoration: underline; }
.prose .sources { margin-top: 3.5em; padding-top: 1.5em; border-top: 1px solid var(--line); font: .875rem/1.55 var(--plain); }
.prose .sources h2 { margin: 0; font: 600 1rem/1.4 var(--plain); letter-spacing: 0; }
.prose .sources ol { margin-top: .75em; }
.prose .sources a, .prose p a { overflow-wrap: anywhere; }
.prose :target { background: var(--tint); box-shadow: 0 0 0 .35em var(--tint); border-radius: .1em; }
.outline { margin-bottom: 2.5rem; padding-inline-start: 1.1rem; border-inline-start: 2px solid var(--line); font-size: .9375rem; line-height: 1.45; }
.prose .outline p { margin: 0; color: var(--soft); font-weight: 600; }
.prose .outline ol { margin: .35rem 0 0; padding: 0; list-style: none; }
.prose .outline li { margin: 0; padding: 0; }
.outline a { display: inline-block; padding: .3rem 0; color: inherit; text-decoration: none; }
.outline a:hover { color: var(--accent); text-decoration: underline; }
.outline + * { margin-top: 0; }
@media (max-width: 30rem) { .prose { hyphens: auto; } .prose :is(h2, h3, table, pre) { hyphens: manual; } }
@media (min-width: 84rem) {
  .outline {
    float: inline-end;
    position: sticky;
    inset-block-start: 2.5rem;
    width: 14rem;
    max-height: calc(100vh - 5rem);
    margin: .4rem 0 0;
    margin-inline-end: -18rem;
    overflow-y: auto;
    font-size: .875rem;
  }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --tint: #f4f4f4; --line: #ccc; --ink: #000; --soft: #444; --accent: #000; }
  body { max-width: none; padding: 0; font-size: 11pt; line-height: 1.5; }
  .skip, .top nav, .end, .outline, .next, .pager, .topics, .trail { display: none; }
  .head { padding: 1rem 0 1.5rem; }
  .hero { width: 100%; margin: 0; max-height: 8cm; }
  h1, h2, h3, h4 { break-after: avoid; }
  figure, pre, tr, blockquote, li { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
  .prose p > a[href^=http]::after { content: ' (' attr(href) ')'; font-size: .85em; overflow-wrap: anywhere; }
}
`
