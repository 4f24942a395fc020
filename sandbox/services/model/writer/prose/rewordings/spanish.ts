import type { Prose } from '../prose.ts'

export const SPANISH_REWORDINGS: Prose['rewordings'] = [
  [/\b(?:al menos|como mínimo) (\d[\d.,]*) (\p{L}+)/iu, '$1 $2 o más'],
  [/\bcomo máximo (\d)/i, 'no más de $1'],
  [/\bhasta (un |el )?(\d)/i, 'como mucho $1$2'],
  [/\b(?:unos|unas|alrededor de|cerca de) (\d)/i, 'aproximadamente $1'],
  [/(?<!está )\bentre (\d\S*) y (\d\S*)/i, 'de $1 a $2'],
  [/ por ciento/i, ' %'],
  [/\buna vez (al|a la|por)\b/i, 'una sola vez $1'],
  [/\bcada (\d+) (\p{L}+)/iu, 'en intervalos de $1 $2'],
  [/(?<!por )\bmás de (\d)/i, 'por encima de $1'],
  [/(?<!por )\bmenos de (\d)/i, 'por debajo de $1'],
  [/ porque /i, ', ya que '],
  [/, pero\b/i, ', si bien'],
  [/ para que /i, ' a fin de que '],
  [/\bsuele\b/i, 'acostumbra a'],
  [/\bademás\b/i, 'por añadidura'],
  [/\btambién\b/i, 'asimismo'],
  [/\bsolo\b/i, 'únicamente'],
  [/\bmuy\b/i, 'realmente'],
  [/ y (?=(?:el|la|los|las|no|se|un|una) )/i, '; '],
  [/ o /i, ' o bien '],
]
