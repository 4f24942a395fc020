import { GERMAN_KINDS } from './kinds/german.ts'
import type { Prose } from './prose.ts'
import { GERMAN_REWORDINGS } from './rewordings/german.ts'

export const GERMAN: Prose = {
  kinds: GERMAN_KINDS,
  attributed: [
    '{site} fasst es so zusammen: {says}',
    'Bei {site} heißt es dazu: {says}',
    'Die Antwort von {site}: {says}',
  ],
  contrary: [
    'Einig sind sich die Quellen nicht. {site} nennt einen anderen Wert: {says}',
    '{site} kommt zu einem anderen Ergebnis: {says}',
    'Anders sieht es {site}: {says}',
  ],
  quoted: ['{site} schreibt: „{says}“', 'In den Worten von {site}: „{says}“'],
  answers: /^(?:ja|nein),/i,
  furtherReading: [
    'Mehr dazu: {link}.',
    'Wer tiefer einsteigen will, liest hier weiter: {link}.',
    'Passend dazu: {link}.',
  ],
  speaksOfSelf: /\b(?:wir|uns|unser\p{L}*|mein\p{L}*|ich)\b/iu,
  small:
    'der die das ein eine einen einem einer dem den des in im an am auf für mit aus bei nach von vom zu zum zur ohne über unter wenn weil bevor nachdem sobald solange wer was wie wo nur auch viele manche jede jeder jedes alle es sie er man dabei dazu danach',
  rewordings: GERMAN_REWORDINGS,
  lists: [
    'Punkt für Punkt:',
    'Auf einer kurzen Liste:',
    'Wer es knapp mag:',
    'Diese Punkte verdienen einen Haken:',
  ],
  terms: [
    'Verwandt damit: {t}.',
    'Das begegnet Ihnen noch öfter: {t}.',
    'Ebenfalls einen Gedanken wert: {t}.',
    'Behalten Sie auch das im Auge: {t}.',
    'Dazu passt auch: {t}.',
    'Leser fragen außerdem danach: {t}.',
    'Teil derselben Frage: {t}.',
  ],
  tables: [
    'Andere kommen auf eigene Werte:',
    'Wer herumfragt, hört verschiedene Antworten:',
    'Nebeneinander sagen andere Quellen dies:',
  ],
  tableHeads: ['Quelle', 'Wert'],
  and: ' und ',
  comma: ', ',
  beforeNouns: 'der die das',
  beforeVerbs: 'sie man',
  determiners: 'den das',
  space: ' ',
  stop: '.',
  leads: [
    '{k}: ein kleines Thema mit vielen Meinungen, und Sie hätten gern eine Antwort, auf die Verlass ist.',
    '{k}: Das klingt einfach, bis man sich umhört und jedes Mal etwas anderes erfährt.',
    '{k} – wer danach sucht, will klare Schritte und ehrliche Zahlen statt Werbung.',
  ],
  leadsByKind: {
    price: ['{k}: Sie möchten wissen, was ein fairer Preis ist und was man dafür bekommt.'],
    care: [
      '{k}: Richtig gemacht kostet es wenig Zeit und erspart eine teure Neuanschaffung.',
      '{k}: Sie wollen es sauber haben, ohne dabei etwas kaputt zu machen.',
    ],
    choose: ['{k}: Die Auswahl ist groß, die Unterschiede wirken klein, und Sie möchten nur einmal kaufen.'],
    material: ['{k}: Die Etiketten sind voller Namen, und Sie möchten wissen, welche davon etwas bedeuten.'],
  },
  leadClaim: 'Kurz gesagt: {says}',
  leadEnds: [
    'Unten lesen Sie, was die Quellen sagen, wo sie sich widersprechen und was Sie daraus machen können.',
    'Die Abschnitte gehen der Reihe nach vor, und jede Zahl führt zu der Seite, von der sie stammt.',
    'Lesen Sie weiter oder springen Sie zu dem Teil, der Sie betrifft; jede Aussage ist mit ihrer Quelle verlinkt.',
  ],
  demo: 'Dies ist eine Demo: Ein Skript hat diesen Artikel aus den verlinkten Quellen geschrieben.',
  lastHeading: '{k}: das Fazit',
  conclusions: [
    'Unter dem Strich: Klären Sie, was Sie brauchen, achten Sie auf die Stellen, die zuerst leiden, und pflegen Sie, was Sie haben.',
    'Was bleibt? Seien Sie ehrlich zu sich, nehmen Sie die Zahlen als Richtschnur und nicht als Gesetz, und gönnen Sie der Sache die paar Minuten, die sie verlangt.',
    'Wenn Sie nur einen Gedanken mitnehmen, dann diesen: Richtig ist, was zu Ihrem Alltag passt, und nicht, was mehr Eindruck macht.',
  ],
  description:
    '{k}: klare Antworten mit einer Quelle für jede Zahl, typische Fehler und der nächste Schritt.',
  angle:
    'Der Artikel antwortet zuerst, zeigt, wo Quellen sich widersprechen, und verlinkt jede Zahl mit ihrer Seite.',
  audience: 'Menschen, die nach {k} suchen und sich entscheiden wollen, ohne viele Seiten zu lesen.',
  gap: 'Die Seiten zum Thema {k} sagen selten, woher ihre Zahlen stammen.',
  point: 'Was man über das Thema {h} wissen muss.',
  headings: ['Worauf es ankommt', 'So wählen Sie aus', 'Häufige Fehler', 'Pflege und Gebrauch', 'Kosten'],
  alt: 'Ein Foto zum Thema {h}',
  caption: 'Ein Bild zum Thema {h}, passend zum Text.',
}
