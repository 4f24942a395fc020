import { escapeHtml } from './service.ts'

/** A page of a made-up service; `body` is HTML, `whose` such as `Google’s`. */
export function writeStandIn({ title, body, whose }: { title: string; body: string; whose: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Sandbox</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note"><strong>Sandbox.</strong> This page stands in for ${whose}. No real account is used.</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

interface Field {
  type: 'hidden' | 'radio' | 'checkbox'
  name: string
  value: string
  isChecked?: boolean
}

/** A field of a form without a label. */
export function writeInput({ type, name, value, isChecked = false }: Field): string {
  return `<input type="${type}" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${isChecked ? ' checked' : ''}>`
}

/** A choice with its words. */
export function writeChoice({ field, text, more }: { field: string; text: string; more?: string }): string {
  const second = more === undefined ? '' : ` <small>${escapeHtml(more)}</small>`
  return `<label>${field} <span>${escapeHtml(text)}${second}</span></label>`
}

const STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1a1b1e; --quiet: #495057; --line: #dee2e6; --edge: #868e96; --soft: #f1f3f5; --accent: #3b5bdb; --note: #fff9db; --on-note: #5c3c00; }
@media (prefers-color-scheme: dark) { :root { --back: #1f1f1f; --text: #e9e9e9; --quiet: #b8b8b8; --line: #3b3b3b; --edge: #8a8a8a; --soft: #2e2e2e; --accent: #3b5bdb; --note: #3b321b; --on-note: #ffd43b; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 48px 24px; background: var(--back); color: var(--text); font: 15px/1.5 'Inter Variable', Inter, system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; }
h1 { margin: 32px 0 24px; font-size: 24px; font-weight: 650; line-height: 1.3; }
.note { margin: 0; padding: 8px 12px; background: var(--note); color: var(--on-note); border-radius: 8px; font-size: 14px; }
fieldset { margin: 0 0 32px; padding: 0; border: 0; }
legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
label { display: grid; grid-template-columns: 16px 1fr; gap: 12px; align-items: center; padding: 8px 4px; border-top: 1px solid var(--line); cursor: pointer; }
label:hover { background: var(--soft); }
label input { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
label span { min-width: 0; overflow-wrap: anywhere; }
small { display: block; color: var(--quiet); font-size: 13px; }
.other { width: calc(100% - 32px); height: 40px; margin-left: 32px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--edge); border-radius: 8px; }
.other::placeholder { color: var(--quiet); opacity: 1; }
.buttons { display: flex; gap: 12px; margin: 0; }
button { height: 40px; padding: 0 20px; font: inherit; font-weight: 550; color: #fff; background: var(--accent); border: 1px solid var(--accent); border-radius: 8px; cursor: pointer; }
button.quiet { color: inherit; background: transparent; border-color: var(--edge); }
:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
`
