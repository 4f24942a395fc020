import type { Prose } from '../prose.ts'

export const SPANISH_KINDS: Prose['kinds'] = {
  price: {
    signs: ['precio', 'cuesta', 'costar', 'gastar', 'barat', 'presupuesto'],
    openings: [
      'La búsqueda empieza por el precio, y ahí se tuerce cuando no cuenta nada más.',
      'El precio dice algo de lo que compras, aunque menos de lo que la tienda quisiera.',
      'Ponte un límite antes de abrir la primera oferta.',
    ],
    links: [
      'Conviene mirar detrás de la cifra.',
      'La etiqueta es solo una parte de la cuenta.',
      'Así se entienden las ofertas.',
    ],
    closings: [
      'Decide cuánto quieres gastar y busca algo sólido dentro de ese margen.',
      'Si el dinero es justo, espera al final de la temporada.',
      'Lo que no se va en extras rinde bien en mantenimiento.',
    ],
  },
  size: {
    signs: ['talla', 'medida', 'tamaño', 'medir', 'ajuste', 'peso'],
    openings: [
      'Si la medida no es la correcta, el resto de esta página sirve de poco.',
      'Medir lleva minutos; una talla equivocada molesta durante meses.',
      'Las etiquetas prometen un orden que no existe.',
    ],
    links: [
      'La etiqueta orienta, pero no promete.',
      'Así que mide y luego compara.',
      'Aquí se puede ser exigente.',
    ],
    closings: [
      'Pide con tiempo para poder cambiarlo.',
      'En caso de duda, pruébalo en condiciones reales.',
      'Apunta lo que te ha ido bien.',
    ],
  },
  care: {
    signs: ['cuidad', 'limpi', 'lavar', 'guardar', 'regar', 'riego', 'abon', 'podar', 'secar'],
    openings: [
      'Cuidar bien las cosas cuesta menos de lo que parece si se respeta el orden.',
      'Unos minutos tranquilos de vez en cuando ahorran una tarde entera.',
      'Para esto no hace falta un armario lleno de productos.',
    ],
    links: ['El orden importa.', 'Después, con suavidad.', 'La paciencia hace el resto.'],
    closings: [
      'Hecho esto, la próxima temporada empieza sin sorpresas.',
      'Si lo conviertes en costumbre, nunca será una carga.',
      'Todo lo demás es opcional.',
    ],
  },
  life: {
    signs: ['dura', 'vida útil', 'cambiar', 'cada cuánto', 'desgaste', 'cuánto tiempo'],
    openings: [
      'Nada dura para siempre, pero el final depende en parte de ti.',
      'La edad se nota primero en los detalles.',
      'La respuesta honesta depende del uso y todavía más del cuidado.',
    ],
    links: [
      'Una media no lo cuenta todo, claro.',
      'Fíjate pronto en las señales.',
      'El uso pesa más que el calendario.',
    ],
    closings: [
      'Revísalo al empezar la temporada, cuando aún hay tiempo.',
      'Si está en juego la seguridad, cámbialo antes que después.',
      'Ante la duda, pregunta a un profesional.',
    ],
  },
  repair: {
    signs: ['repar', 'arregl', 'remend'],
    openings: [
      'Hay daños que parecen definitivos y no lo son.',
      'Todo empieza con una mirada honesta a lo que está roto.',
      'Antes de pedir algo nuevo, mira qué se puede salvar.',
    ],
    links: [
      'El esfuerzo tiene que compensar.',
      'Hay trabajos de mesa de cocina y otros de taller.',
      'Dedica tiempo a preparar.',
    ],
    closings: [
      'Lo que uno arregla también lo trata con más respeto.',
      'Guarda la factura del taller.',
      'Y si no aguanta, solo has perdido una tarde.',
    ],
  },
  mistakes: {
    signs: ['error', 'evitar', 'problema', 'por qué', 'plaga', 'enfermedad', 'fallo'],
    openings: [
      'Estos errores ya los han cometido otros; tú no tienes por qué repetirlos.',
      'Rara vez falla todo de golpe: suelen ser pequeñas costumbres.',
      'Sale más barato leer esta parte que vivirla.',
    ],
    links: ['Suena obvio y aun así pasa a diario.', 'El patrón se repite.', 'El remedio es sencillo.'],
    closings: [
      'Si te reconoces en alguno, estás en buena compañía.',
      'Con esto ya vas por delante de muchos.',
      'Una nota en la puerta basta para recordarlo.',
    ],
  },
  material: {
    signs: ['material', 'tipo', 'clase', 'tejido', 'cuero', 'sustrato', 'firmeza'],
    openings: [
      'Cada opción es un compromiso, diga lo que diga la publicidad.',
      'Aquí no hay ganador, solo lo que encaja con tu plan.',
      'De qué está hecho algo se nota en los días malos.',
    ],
    links: [
      'Cada una da algo y quita algo.',
      'Con el uso, la diferencia se ve pronto.',
      'Merece la pena mirar por dentro.',
    ],
    closings: [
      'Elige para el día a día y no para la excepción.',
      'Deja que decidan tus condiciones habituales.',
      'Cuando sabes qué propiedad necesitas, la elección viene sola.',
    ],
  },
  used: {
    signs: ['usad', 'segunda mano', 'alquil', 'medio ambiente', 'sostenib'],
    openings: [
      'Comprar nuevo no es la única salida, y a menudo tampoco la sensata.',
      'La segunda mano es buena idea si sabes dónde mirar.',
      'Aquí se ahorra algo más que dinero.',
    ],
    links: [
      'Una mirada atenta evita sorpresas.',
      'Pregunta por la historia antes que por el precio.',
      'Depende de cuánto lo uses.',
    ],
    closings: [
      'Si el vendedor esquiva una pregunta sencilla, sigue tu camino.',
      'Para una ocasión suelta, pedirlo prestado es lo sencillo.',
      'Buena compra es la que se usa durante años.',
    ],
  },
  choose: {
    signs: ['elegir', 'comprar', 'buscar', 'comparar', 'criterio', 'probar', 'postura', 'luz', 'ubicación'],
    openings: [
      'Antes de comparar nada, aclara para qué lo necesitas.',
      'Una buena elección empieza en casa, con un lápiz, y no en la tienda.',
      'La oferta es amplia; tu lista, seguramente corta.',
    ],
    links: [
      'Tenlo presente cuando leas etiquetas.',
      'A partir de aquí, la lista se acorta rápido.',
      'Una prueba enseña lo que no dice ninguna ficha.',
    ],
    closings: [
      'Lo que queda ahora merece una prueba.',
      'Quédate con lo sencillo cuando ambas cosas sirvan.',
      'Consúltalo con la almohada.',
    ],
  },
  basics: {
    signs: ['qué es', 'qué son', 'en breve', 'conceptos', 'lo básico'],
    openings: [
      'Antes de nada: ¿de qué estamos hablando?',
      'Un poco de contexto facilita cualquier decisión posterior.',
      'La idea se explica rápido; lo interesante está en los detalles.',
    ],
    links: [
      'Hasta aquí hay acuerdo.',
      'Las diferencias están en el detalle.',
      'Los nombres ayudan menos de lo que parece.',
    ],
    closings: [
      'Con esto, el resto se entiende mejor.',
      'Hasta aquí el contexto; ahora, la práctica.',
      'Lo demás se apoya en esto.',
    ],
  },
  other: {
    signs: [],
    openings: [
      'Da este paso con calma, porque repetirlo no apetece.',
      'Aquí importan más los detalles que las herramientas.',
      'Parece un asunto menor hasta que se deja de lado.',
      'Hay varios caminos, pero no todos acaban bien.',
      'Dedica a esta parte algo más de tiempo del que parece necesario.',
      'Es el momento en que se nota una buena preparación.',
      'Es poca cosa, y sin embargo de ella depende mucho.',
      'Lo harás a menudo, así que vale la pena aprenderlo bien.',
      'Mucho de lo que sale mal empieza en este punto.',
      'Con lo básico claro, esta parte es fácil.',
    ],
    links: [
      'Tiene su razón.',
      'Fíjate en los detalles.',
      'Pero eso es solo una parte.',
      'Merece otra mirada.',
      'En la práctica es más fácil de lo que suena.',
      'Tómate tu tiempo.',
      'Ayuda conocer el porqué.',
      'Lo que sigue se olvida con facilidad.',
      'Esa es la regla; ahora, la excepción.',
      'Y hay algo más.',
      'Aquí ayuda la experiencia.',
      'El sentido común llega lejos.',
      'Un cambio pequeño se nota mucho.',
      'Suena estricto, pero se hace en un momento.',
    ],
    closings: [
      'Hecho esto, puedes seguir sin preocuparte.',
      'Si algo no encaja, vuelve a empezar desde aquí.',
      'Déjalo así; insistir rara vez ayuda.',
      'Tras unas cuantas veces ya no necesitarás instrucciones.',
      'Apunta lo que ha funcionado.',
      'El esfuerzo es pequeño y el beneficio no.',
      'Sobre esto se apoya todo lo demás.',
      'Confía en la regla y también en tus ojos.',
    ],
  },
}
