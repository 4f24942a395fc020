/** HTML of which a reader's browser must run and load nothing; `pwned` marks what has to go. */
export const HOSTILE_HTML = [
  '<p>It survives.</p>',
  '<script>pwned(1)</script>',
  '<scr<script>ipt>pwned(2)</scr</script>ipt>',
  '<img src="x" onerror="pwned(3)">',
  '<iframe srcdoc="&lt;script&gt;pwned(4)&lt;/script&gt;"></iframe>',
  '<a href="javascript:pwned(5)">a link</a>',
  '<a href=" jav&#x09;ascript:pwned(6)">a link</a>',
  '<svg onload="pwned(7)"><script>pwned(8)</script></svg>',
  '<math><mi xlink:href="data:x,<script>pwned(9)</script>"></mi></math>',
  '<style>@import "https://evil.example/pwned.css";</style>',
  '<object data="https://evil.example/pwned"></object>',
  '<!-- wp:html --><script>pwned(10)</script><!-- /wp:html -->',
  '<!<!-- -->-- wp:html --><p onclick="pwned(11)">text</p>',
  '<details open ontoggle="pwned(12)">text</details>',
  '<form action="https://evil.example/pwned"><button>go</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/pwned">',
].join('\n')

/** Ends a script or a title when it is put there as it is. */
export const HOSTILE_TEXT = '"></title></script><script>broken()</script>'

/** The signs of hostile HTML in a page: empty when none is there. */
export function findHostile(page: string): string[] {
  const signs = [
    /<script[^>]*>\s*(?:pwned|broken)/i,
    /\son[a-z]{1,20}\s*=\s*["']?pwned/i,
    /javascript:\s*pwned/i,
    /<(?:iframe|object|form|meta|math|svg)\b[^>]*pwned/i,
    /@import[^;]*pwned/i,
    /<!-- wp:/,
  ]
  return signs.flatMap((sign) => sign.exec(page)?.[0] ?? [])
}
