/** Letters, widths, header, footer and everything that pages have in common. */
export const FRAME = `
*, ::before, ::after { box-sizing: border-box; }
:root {
  --text: Charter, 'Bitstream Charter', 'Iowan Old Style', 'Sitka Text', Cambria, 'Noto Serif', Georgia, serif;
  --plain: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  --code: ui-monospace, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  --width: 68ch;
}
:lang(ar), :lang(bn), :lang(fa), :lang(he), :lang(hi), :lang(ja), :lang(ko), :lang(th), :lang(ur), :lang(zh) {
  --text: var(--plain);
}
:lang(ja), :lang(ko), :lang(zh) { --width: 40em; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scrollbar-gutter: stable;
}
body {
  margin: 0 auto;
  padding: 0 1.25rem;
  max-width: calc(var(--width) + 2.5rem);
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--paper);
  color: var(--ink);
  font: 400 clamp(1.0625rem, 1rem + .3vw, 1.1875rem)/1.7 var(--text);
  text-rendering: optimizeLegibility;
  overflow-wrap: break-word;
}
main { flex: 1; outline: 0; }
h1, h2, h3, h4, h5, h6 {
  margin: 0;
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -.012em;
  text-wrap: balance;
}
p { margin: 0; text-wrap: pretty; }
img { max-width: 100%; height: auto; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: .18em solid var(--accent); outline-offset: .2em; border-radius: .15em; }
::selection { background: var(--accent); color: var(--paper); }
[id] { scroll-margin-top: 1.5rem; }
.skip {
  position: absolute;
  inset-block-start: -6rem;
  inset-inline-start: 1.25rem;
  z-index: 1;
  padding: .6rem 1rem;
  background: var(--accent);
  color: var(--paper);
  font: 600 1rem/1.4 var(--plain);
}
.skip:focus { inset-block-start: .75rem; }
.top, .end, .meta, .trail, .topics, .pager, .outline { font-family: var(--plain); }
.top ul, .end ul, .trail ol, .topics ul { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: none; }
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: .25rem 2rem;
  padding: 1.75rem 0 0;
  font-size: .9375rem;
  line-height: 1.5;
}
.top:empty { padding-top: .5rem; }
.top ul { gap: 0 1.5rem; }
.top a, .end a { display: inline-block; padding: .3rem 0; color: var(--soft); text-decoration: none; }
.top a:hover, .end a:hover { color: var(--accent); text-decoration: underline; }
.top .brand { color: var(--ink); font: 700 1.125rem/1.5 var(--text); letter-spacing: -.01em; }
.head { padding: clamp(2.5rem, 7vw, 4.5rem) 0 clamp(1.75rem, 4vw, 2.5rem); }
.head h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3rem); line-height: 1.12; letter-spacing: -.022em; }
.masthead h1 { font-size: clamp(2.375rem, 1.5rem + 3.8vw, 3.75rem); }
.lead { margin-top: 1.1rem; color: var(--soft); font-size: 1.1875em; line-height: 1.55; }
.head .meta { margin-top: 1.5rem; }
.lead + p:not(.meta) { margin-top: 1.5rem; }
.meta { color: var(--soft); font-size: .875rem; line-height: 1.6; }
.meta > * { white-space: nowrap; unicode-bidi: isolate; }
.meta .author { white-space: normal; color: var(--ink); font-weight: 600; }
.meta .hub { font-weight: 600; text-decoration: none; }
.meta .hub:hover { text-decoration: underline; }
.trail { margin-bottom: 1rem; font-size: .875rem; line-height: 1.5; }
.trail li:not(:first-child)::before { content: '/'; margin: 0 .6em; color: var(--soft); }
.trail a { display: inline-block; padding: .25rem 0; text-decoration: none; }
.trail a:hover { text-decoration: underline; }
.hero {
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: .5rem;
  background: var(--tint);
}
.end {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: .25rem 1.5rem;
  margin-top: clamp(4rem, 10vw, 6.5rem);
  padding: 1.25rem 0 2.5rem;
  border-top: 1px solid var(--line);
  font-size: .875rem;
  line-height: 1.5;
}
.end ul { gap: 0 1.5rem; }
.end p:last-child { margin-inline-start: auto; }
@media (min-width: 60rem) { .hero { width: calc(100% + 6rem); max-width: none; margin-inline: -3rem; } }
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
  @view-transition { navigation: auto; }
}
`
