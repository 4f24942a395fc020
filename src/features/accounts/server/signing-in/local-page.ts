import type { SignUpType } from '../commands/admit-person.ts'

export interface LocalPage {
  hasPassword: boolean
  hasDemo: boolean
  type?: SignUpType | undefined
  next?: string | undefined
  /** A pass from the command line, which makes the browser a known one. */
  pass?: string | undefined
  email: string
  problem: string | null
}

/** The page of the built-in sign-in. It needs no script, and its colours follow the ones chosen in the product. */
export function writeLocalPage(page: LocalPage): string {
  return writePage(
    { title: 'Sign in', heading: 'Sign in to Keyloom', back: '/' },
    `${page.problem === null ? '' : `<p role="alert">${escape(page.problem)}</p>`}
${page.hasPassword ? writePasswordForm(page) : ''}
${page.hasDemo ? writeDemoForm(page) : ''}
${page.hasPassword || page.hasDemo ? '' : '<p>Passwords are not in use here.</p>'}`,
  )
}

/** The page that says why Google was not connected. */
export function writeRefusal(reason: string): string {
  return writePage(
    { title: 'Not connected', heading: 'Google was not connected', back: '/workspace' },
    `<p role="alert">${escape(reason)}</p>`,
  )
}

function writePage(
  { title, heading, back }: { title: string; heading: string; back: string },
  body: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Keyloom</title>
<link rel="icon" href="/favicon.svg">
<script src="/color-scheme.js"></script>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
<p><a href="${back}">Back</a></p>
</main>
</body>
</html>
`
}

function writePasswordForm(page: LocalPage): string {
  return `<form method="post" action="/api/auth/local">
${writeHidden(page, 'password')}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escape(page.email)}"${page.email === '' ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${page.email === '' ? '' : ' autofocus'}>
<button type="submit">Sign in</button>
</form>`
}

function writeDemoForm(page: LocalPage): string {
  return `<p>Nobody has set up accounts here yet, so this is a demo. Everything in it is made up.</p>
<form method="post" action="/api/auth/local">
${writeHidden(page, 'demo')}
<button type="submit">Open the demo workspace</button>
</form>`
}

function writeHidden({ type, next, pass }: LocalPage, way: 'password' | 'demo'): string {
  return Object.entries({ way, type, next, pass })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value ?? '')}">`)
    .join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

const STYLE = `
:root { --back: #fff; --text: #1a1b1e; --quiet: #495057; --line: #ced4da; --accent: #4263eb; --on-accent: #fff; --bad: #b02525; }
[data-mantine-color-scheme='dark'] { --back: #1f1f1f; --text: #e9e9e9; --quiet: #b8b8b8; --line: #4a4a4a; --accent: #3b5bdb; --bad: #ff9b9b; color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--back); color: var(--text); font: 15px/1.5 'Inter Variable', system-ui, sans-serif; }
main { width: 100%; max-width: 352px; }
h1 { margin: 0 0 24px; font-size: 24px; font-weight: 650; line-height: 1.3; }
form { display: grid; gap: 8px; margin-bottom: 16px; }
label { font-weight: 550; }
input:not([type='hidden']) { height: 40px; margin-bottom: 8px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; }
button { height: 40px; font: inherit; font-weight: 550; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
p { margin: 0 0 16px; color: var(--quiet); }
p[role='alert'] { color: var(--bad); }
a { color: inherit; }
`
