/** Links and the icon: dark enough on paper and below white letters. */
export const ACCENT = '#0b5c57'

/** Text, lines and links on paper by day and by night; all pairs reach WCAG AA, and text far more. */
export const COLORS = `
:root {
  color-scheme: light dark;
  --paper: #fffdf9;
  --tint: #f6f2ea;
  --line: #e6e0d4;
  --ink: #1e1c19;
  --soft: #605a51;
  --accent: ${ACCENT};
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171614;
    --tint: #211f1c;
    --line: #37342f;
    --ink: #e8e4dc;
    --soft: #aaa399;
    --accent: #8bd0c6;
  }
}
`
