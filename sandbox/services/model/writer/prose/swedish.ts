import { SWEDISH_KINDS } from './kinds/swedish.ts'
import type { Prose } from './prose.ts'
import { SWEDISH_REWORDINGS } from './rewordings/swedish.ts'

export const SWEDISH: Prose = {
  kinds: SWEDISH_KINDS,
  attributed: [
    '{site} sammanfattar det så här: {says}',
    'Så här svarar {site}: {says}',
    'Hos {site} står det: {says}',
  ],
  contrary: [
    'Källorna är inte överens. {site} har en annan uppgift: {says}',
    '{site} kommer fram till något annat: {says}',
    'Så här ser {site} på saken: {says}',
  ],
  quoted: ['{site} skriver: ”{says}”', 'Med {site} egna ord: ”{says}”'],
  answers: /^(?:ja|nej),/i,
  furtherReading: [
    'Mer om detta: {link}.',
    'Vill du veta mer finns fortsättningen här: {link}.',
    'Läs även: {link}.',
  ],
  speaksOfSelf: /(?<!\p{L})(?:vi|oss|vår|vårt|våra|jag|min)(?!\p{L})/iu,
  small:
    'den det de en ett i på av för med utan till från om när innan efter eftersom varje alla många några man du inte det är att som',
  rewordings: SWEDISH_REWORDINGS,
  lists: [
    'Punkt för punkt:',
    'Det viktiga på en kort lista:',
    'För den som har bråttom:',
    'Det här är värt en bock:',
  ],
  terms: [
    'Hör ihop med detta: {t}.',
    'Det här återkommer: {t}.',
    'Också värt en tanke: {t}.',
    'Tappa inte bort det här: {t}.',
    'Läsare undrar även över detta: {t}.',
    'En del av samma fråga: {t}.',
    'Bra att känna till: {t}.',
  ],
  tables: [
    'Andra kommer fram till egna siffror:',
    'Den som frågar runt får olika svar:',
    'Sida vid sida säger andra källor så här:',
  ],
  tableHeads: ['Källa', 'Uppgift'],
  and: ' och ',
  comma: ', ',
  beforeNouns:
    'en ett den det de av för med utan i på till från om mellan varje din ditt dina sin sitt sina och eller',
  beforeVerbs: 'att du man vi jag som kan ska bör måste får inte aldrig alltid',
  determiners: 'en ett den din ditt dina sin sitt sina',
  space: ' ',
  stop: '.',
  leads: [
    '{k}: ett litet ämne med många åsikter, och du vill ha ett svar att lita på.',
    '{k}: det låter enkelt, tills man frågar runt och får olika svar varje gång.',
    '{k} – är det därför du är här vill du ha tydliga steg och ärliga siffror i stället för slagord.',
  ],
  leadsByKind: {
    price: ['{k}: du vill veta vad som är ett rimligt pris och vad du får för det.'],
    care: [
      '{k}: rätt gjort tar det lite tid och besparar dig en dyr utgift.',
      '{k}: du vill göra det ordentligt, utan att något går sönder på vägen.',
    ],
    choose: ['{k}: utbudet är stort, skillnaderna verkar små, och du vill bara köpa en gång.'],
  },
  leadClaim: 'I korthet: {says}',
  leadEnds: [
    'Nedan läser du vad källorna säger, var de går isär och vad du kan göra med det.',
    'Avsnitten tar det i tur och ordning, och varje siffra leder till sidan den kommer från.',
    'Läs vidare eller hoppa till den del som rör dig; varje uppgift länkar till sin källa.',
  ],
  demo: 'Det här är en demo: ett skript har skrivit artikeln utifrån de länkade källorna.',
  lastHeading: '{k}: sammanfattning',
  conclusions: [
    'Sammanfattningsvis: ta reda på vad du behöver, håll ett öga på det som slits och sköt om det du har. Resten är en smaksak.',
    'Vad blir kvar? Var ärlig med hur du ska använda det, se siffrorna som riktmärken och inte som lag, och ge skötseln de minuter den ber om.',
    'Tar du bara med dig en tanke härifrån, låt det bli den här: rätt är det som passar din vardag, inte det som imponerar.',
  ],
  description: '{k}: tydliga svar med en källa för varje siffra, vanliga misstag och nästa steg.',
  angle: 'Artikeln svarar direkt, visar var källorna går isär och länkar varje siffra till sin sida.',
  audience: 'Personer som söker efter {k} och vill bestämma sig utan att läsa många sidor.',
  gap: 'Sidorna om {k} säger sällan varifrån deras siffror kommer.',
  point: 'Vad man behöver veta om {h}.',
  headings: ['Det som räknas', 'Så väljer du', 'Vanliga misstag', 'Skötsel och användning', 'Kostnader'],
  alt: 'Ett foto om {h}',
  caption: 'En bild om {h} till texten.',
}
