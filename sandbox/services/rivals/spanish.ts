import { groupDigits } from './facts.ts'
import type { Phrasebook } from './phrasebook.ts'

export const spanish: Phrasebook = {
  language: 'es',
  space: ' ',
  writePrice: (dollars) => `${groupDigits(dollars, 'es')} euros`,
  writeSubject: (words) => words,
  titles: [
    '{S}: la guía completa',
    '{S}: lo que importa y lo que no',
    '{S}: explicado por expertos',
    'Todo sobre {s}',
  ],
  intro: [
    'Esta guía sobre {s} responde a las preguntas que más nos envían los lectores.',
    'Hemos dedicado semanas a {s}, hemos hablado con quienes lo usan a diario y hemos leído las mediciones.',
    'Aprenderá en qué fijarse, cuánto cuesta y cómo evitar los errores habituales.',
    'Todas las cifras de esta página se revisaron en la última actualización.',
    'Si tiene poco tiempo, lea primero la lista breve de consejos.',
  ],
  sections: {
    basics: {
      headings: ['¿Qué es {s}?', '{S} en pocas palabras', 'Lo básico'],
      facts: [
        '{S} es un término para todo lo que sirve a este único fin, desde los modelos sencillos hasta el equipo profesional.',
        'Los primeros productos de este tipo se vendieron en {since}, y el principio apenas ha cambiado desde entonces.',
        'Según el {institute}, el {share} por ciento de los hogares tiene al menos uno.',
      ],
      talk: [
        'La idea es sencilla, pero los detalles deciden si le conviene.',
        'Los principiantes suelen confundir dos clases que se parecen y que sirven para cosas distintas.',
        'Los expertos distinguen las clases por su construcción y no por su nombre.',
        'Los nombres no están protegidos, así que pueden esconder calidades muy diferentes.',
      ],
    },
    choose: {
      headings: ['Cómo elegir {s}', 'En qué fijarse', '¿Cómo encontrar el modelo adecuado?'],
      facts: [
        'En una encuesta a {people} compradores de {survey}, el {percent} por ciento dijo que al principio eligió la clase equivocada.',
        'Los probadores recomiendan un peso de unos {grams} gramos para la mayoría de las personas.',
        'Los productos que cumplen la norma EN {standard} han pasado un control independiente.',
      ],
      talk: [
        'Piense primero cuántas veces y dónde lo usará, y solo después compare las funciones.',
        'Un modelo que encaja con sus costumbres es mejor que otro con más funciones.',
        'Pruébelo unos minutos antes de decidir, porque la comodidad no se lee en una ficha.',
        'Las opiniones de quienes lo tienen desde hace años dicen más que las primeras impresiones.',
      ],
    },
    price: {
      headings: ['¿Cuánto cuesta {s}?', 'Los precios de un vistazo', '¿Cuánto conviene gastar?'],
      facts: [
        'Los modelos sencillos empiezan en {low}, los buenos cuestan unos {middle} y los mejores se venden por {high}.',
        'Los precios han subido un {growth} por ciento desde {survey}, sobre todo por los materiales y el transporte.',
        'El {institute} no encontró diferencias de seguridad entre los modelos de {middle} y los de {high}.',
      ],
      talk: [
        'En las ofertas muy baratas, los fabricantes suelen ahorrar en las piezas que no se ven.',
        'Los restos de la temporada pasada suelen ser igual de buenos y bastante más baratos.',
        'Cuente también los recambios y los productos de limpieza, porque suman con los años.',
        'Un precio más alto solo compensa a quien lo usa con regularidad.',
      ],
    },
    size: {
      headings: ['¿Qué talla es la correcta?', 'Talla y ajuste', 'Cómo medir bien'],
      facts: [
        'Las tallas medidas varían entre fabricantes hasta un {share} por ciento, aunque la etiqueta diga lo mismo.',
        'Los modelos ligeros pesan {light} gramos y los pesados hasta {heavy} gramos.',
      ],
      talk: [
        'Mida por la tarde y anote el resultado antes de comparar tablas.',
        'Si está entre dos tallas, la mayor suele ser la opción más segura.',
        'Una talla demasiado pequeña se gasta antes porque las costuras soportan más carga.',
        'Pregunte al vendedor cómo se midió, porque los métodos son distintos.',
      ],
    },
    material: {
      headings: ['Materiales y tipos', '¿Qué material es el mejor?', 'Los tipos principales comparados'],
      facts: [
        'Cerca del {percent} por ciento de los modelos del mercado mezcla dos materiales.',
        'En el laboratorio del {institute}, los materiales naturales se secaron en {minutes} minutos de media.',
      ],
      talk: [
        'Los materiales naturales dan más calor, y los sintéticos se secan antes y pesan menos.',
        'Los recubrimientos protegen bien al principio, pero hay que renovarlos.',
        'En el uso diario, el tipo decide más que la marca.',
        'Mire también el interior, porque ahí se esconde el material barato.',
      ],
    },
    care: {
      headings: ['Cuidado y limpieza', '¿Cómo se limpia {s}?', 'Cómo cuidarlo'],
      facts: [
        'Límpielo cada {months} meses y a no más de {degrees} °C.',
        'Una limpieza a fondo lleva unos {minutes} minutos.',
        'En las pruebas del {institute}, los productos bien cuidados duraron un {share} por ciento más.',
      ],
      talk: [
        'Use un cepillo suave y poco jabón, y nunca un disolvente fuerte.',
        'Déjelo secar al aire, lejos de la calefacción y del sol directo.',
        'Quite primero la suciedad suelta, porque actúa como papel de lija.',
        'Guárdelo solo cuando esté completamente seco.',
      ],
    },
    life: {
      headings: ['¿Cuánto dura {s}?', 'Vida útil', '¿Cuándo hay que cambiarlo?'],
      facts: [
        'Con un uso normal dura {years} años, y con buen cuidado hasta {longer} años.',
        'El {institute} contó un {growth} por ciento de fallos en los dos primeros años.',
      ],
      talk: [
        'Las primeras señales de la edad son grietas pequeñas y piezas que ya no cierran bien.',
        'El calor y la humedad dañan más que el uso frecuente.',
        'Cambie pronto las piezas sueltas, antes de que estropeen otras.',
        'Tras una caída fuerte conviene revisarlo aunque no se vea nada.',
      ],
    },
    mistakes: {
      headings: ['Errores frecuentes', 'Lo que conviene evitar', 'Errores que cuestan dinero'],
      facts: [
        'El {percent} por ciento de las reclamaciones se debe a un mal uso y no a un defecto del producto.',
        'Uno de cada tres compradores lee las instrucciones solo después de {months} meses, dice el {institute}.',
      ],
      talk: [
        'El error más caro es comprar dos veces.',
        'Mucha gente paga por funciones que nunca usa.',
        'Guardarlo húmedo arruina hasta el mejor material.',
        'No se fíe de una sola prueba, porque sus condiciones son otras.',
      ],
    },
    repair: {
      headings: ['Reparación y recambios', '¿Se puede reparar {s}?', '¿Reparar o cambiar?'],
      facts: [
        'Una reparación profesional cuesta {low} de media y lleva {minutes} minutos.',
        'Los fabricantes guardan recambios durante al menos {years} años.',
      ],
      talk: [
        'Los daños pequeños se arreglan en casa con un juego sencillo.',
        'Pregunte por el precio de los recambios antes de comprar.',
        'El pegamento solo agarra en una superficie limpia y seca.',
        'Deje en manos de un taller todo lo que afecte a la seguridad.',
      ],
    },
    green: {
      headings: ['Sostenibilidad', '¿Es bueno para el medio ambiente?', 'Comprar con buena conciencia'],
      facts: [
        'La fabricación causa el {share} por ciento de las emisiones totales, y el uso y el desecho, el resto.',
        'En {survey}, el {growth} por ciento de las ventas fue de segunda mano.',
      ],
      talk: [
        'El producto más ecológico es el que ya tiene en casa.',
        'Las etiquetas ayudan, pero pocas se comprueban de forma independiente.',
        'Comprar usado ahorra dinero y material.',
        'Devuelva los productos gastados a la tienda en lugar de tirarlos.',
      ],
    },
  },
  faqHeading: 'Preguntas frecuentes',
  faq: [
    { question: '¿Cuánto dura {s}?', answer: 'Unos {years} años con un uso normal, y más con buen cuidado.' },
    {
      question: '¿Cuánto cuesta una buena calidad?',
      answer: 'Cuente con unos {middle}; los modelos sencillos empiezan en {low}.',
    },
    {
      question: '¿Cada cuánto debo limpiarlo?',
      answer: 'Cada {months} meses basta para la mayoría de las personas.',
    },
    {
      question: '¿Merece la pena comprarlo usado?',
      answer: 'Sí, si hay recambios y no está dañado nada importante.',
    },
    {
      question: '¿Puedo devolverlo si no me sirve?',
      answer: 'La mayoría de las tiendas lo acepta en 30 días si no se ha usado.',
    },
  ],
  quotes: [
    'La gente subestima cuánto depende la buena elección de sus propias costumbres.',
    'Prefiero comprar un buen producto cada {years} años que uno barato cada primavera.',
    'La mayoría de lo que reparamos en el taller se habría evitado con diez minutos de cuidado.',
    'La mejor prueba es una semana de lluvia y no una sala de exposición.',
  ],
  tipsHeading: 'Nuestros consejos en breve',
  tips: [
    'Anote lo que necesita antes de mirar ofertas.',
    'Póngase un límite, por ejemplo {middle}.',
    'Fíjese en el peso: unos {grams} gramos son un buen valor.',
    'Pregunte por la norma EN {standard}.',
    'Límpielo cada {months} meses.',
    'Guarde el recibo durante toda la garantía.',
  ],
  table: { heads: ['Gama', 'Precio', 'Peso'], rows: ['Básica', 'Media', 'Alta'] },
  institutes: ['Instituto de Ensayos', 'Consejo Nacional de Consumo', 'Laboratorio de Materiales del Norte'],
  menu: ['Inicio', 'Guías', 'Pruebas', 'Quiénes somos'],
  boilerplate: {
    cookies: 'Usamos cookies para mejorar este sitio y medir su uso.',
    accept: 'Aceptar todo',
    newsletter: 'Suscríbase a nuestro boletín y ahorre un 10 por ciento en el próximo pedido.',
    related: 'También le puede interesar',
    footer: 'Todos los derechos reservados. Aviso legal, privacidad y condiciones.',
    by: 'Por {person}',
  },
}
