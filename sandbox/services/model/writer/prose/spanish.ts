import { SPANISH_KINDS } from './kinds/spanish.ts'
import type { Prose } from './prose.ts'
import { SPANISH_REWORDINGS } from './rewordings/spanish.ts'

export const SPANISH: Prose = {
  kinds: SPANISH_KINDS,
  attributed: ['Según {site}, {says}', '{site} lo resume así: {says}', 'La respuesta de {site}: {says}'],
  contrary: [
    'Las fuentes no se ponen de acuerdo. {site} da otra cifra: {says}',
    '{site} llega a otro resultado: {says}',
    'Otra opinión es la de {site}: {says}',
  ],
  quoted: ['{site} escribe: «{says}»', 'En palabras de {site}: «{says}»'],
  answers: /^(?:sí|no),/i,
  furtherReading: [
    'Más sobre esto: {link}.',
    'Para profundizar, sigue por aquí: {link}.',
    'Lectura relacionada: {link}.',
  ],
  speaksOfSelf: /(?<!\p{L})(?:nosotros|nuestr\p{L}*|nos|hemos|recomendamos)(?!\p{L})/iu,
  small:
    'el la los las un una unos unas en al con sin por para de del desde si cuando porque aunque antes después cada todo toda todos muchas muchos algunas algunos no es hay lo se su sus este esta estos estas',
  rewordings: SPANISH_REWORDINGS,
  lists: [
    'Punto por punto:',
    'En una lista corta:',
    'Para quien va con prisa:',
    'Lo que conviene tener presente:',
  ],
  terms: [
    'Relacionado con esto: {t}.',
    'Volverás a encontrarte con esto: {t}.',
    'También merece atención: {t}.',
    'No pierdas de vista esto: {t}.',
    'Otros lectores preguntan por lo siguiente: {t}.',
    'Forma parte de la misma cuestión: {t}.',
    'También conviene conocer esto: {t}.',
  ],
  tables: [
    'Otras fuentes dan sus propias cifras:',
    'Quien pregunta oye respuestas distintas:',
    'Comparadas, las demás fuentes dicen esto:',
  ],
  tableHeads: ['Fuente', 'Cifra'],
  and: ' y ',
  comma: ', ',
  beforeNouns:
    'el la los las un una unos unas de del al en con sin por para su sus tu tus cada entre sobre y o',
  beforeVerbs: 'se no que lo le les nos debe deben puede pueden hay conviene nunca siempre',
  determiners: 'el la los las un una tu tus su sus',
  space: ' ',
  stop: '.',
  leads: [
    '{k}: un asunto pequeño con muchas opiniones, y tú quieres una respuesta de la que fiarte.',
    '{k}: suena sencillo, hasta que preguntas y cada cual te dice algo distinto.',
    '{k}: si has llegado hasta aquí, buscas pasos claros y cifras honestas, no eslóganes.',
  ],
  leadsByKind: {
    price: ['{k}: quieres saber qué precio es justo y qué recibes a cambio.'],
    care: [
      '{k}: bien hecho lleva poco tiempo y ahorra un gasto mayor.',
      '{k}: quieres hacerlo bien, sin estropear nada por el camino.',
    ],
    choose: ['{k}: hay mucho donde elegir, las diferencias parecen pequeñas y solo quieres comprar una vez.'],
  },
  leadClaim: 'En pocas palabras: {says}',
  leadEnds: [
    'Abajo verás qué dicen las fuentes, dónde se contradicen y qué puedes hacer con ello.',
    'Las secciones van por orden, y cada cifra lleva a la página de la que procede.',
    'Sigue leyendo o salta a la parte que te interesa; cada dato enlaza con su fuente.',
  ],
  demo: 'Esto es una demo: un programa ha escrito este artículo a partir de las fuentes enlazadas.',
  lastHeading: '{k}: en resumen',
  conclusions: [
    'En resumen: aclara qué necesitas, vigila lo que sufre primero y cuida lo que tienes. El resto es cuestión de gusto.',
    '¿Qué queda? Sé sincero con el uso que le darás, toma las cifras como guía y no como ley, y dedica al cuidado los minutos que pide.',
    'Si te llevas una sola idea, que sea esta: acierta quien elige lo que encaja con su día a día, no lo que impresiona.',
  ],
  description:
    '{k}: respuestas claras con una fuente para cada cifra, errores habituales y el siguiente paso.',
  angle: 'Responde primero, muestra dónde se contradicen las fuentes y enlaza cada cifra con su página.',
  audience: 'Personas que buscan {k} y quieren decidir sin leer muchas páginas.',
  gap: 'Las páginas sobre {k} rara vez dicen de dónde salen sus cifras.',
  point: 'Lo que hay que saber sobre {h}.',
  headings: ['Lo que importa', 'Cómo elegir', 'Errores comunes', 'Cuidado y uso', 'Costes'],
  alt: 'Una foto sobre {h}',
  caption: 'Una imagen sobre {h} para acompañar el texto.',
}
