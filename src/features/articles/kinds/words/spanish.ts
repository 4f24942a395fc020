import type { Phrases } from './signs.ts'

export const SPANISH = {
  choose: `^cómo elegir, ^cómo escoger, elegir, guía de compra, ^cuál, ^cuáles, ^qué * comprar, ^qué * elegir`,
  how: `^cómo`,
  near: `cerca de mí, cerca, cerca de aquí, más cercano`,
  compare: `comparativa, comparar, comparación, comparador, opiniones, opinión, reseña, reseñas, análisis, vale la pena,
    ventajas y desventajas, pros y contras`,
  list: `mejor, mejores, los mejores, las mejores, el mejor, la mejor, ^top, ranking, alternativas, alternativa,
    alternativas a`,
  nav: `iniciar sesión, acceder, mi cuenta, área de clientes, atención al cliente, número de
    teléfono, horario, horarios, contacto, sitio oficial, página oficial, web oficial`,
  definition: `^qué es, ^qué son, ^qué significa, ^qué quiere decir, significado, definición, concepto, concepto de, sinónimo,
    sinónimos`,
  cost: `^cuánto cuesta, ^cuánto cuestan, ^cuánto vale, coste, costo`,
  asset: `plantilla, plantillas, formato, calculadora, calcular, generador, descargar, para imprimir, convertidor,
    conversor, simulador, excel, lista de verificación`,
  ideas: `ideas, ejemplos, consejos, tipos de, frases, ejercicios, recetas, trucos, nombres`,
  price: `precio, precios, tarifa, tarifas`,
  buy: `comprar, compra, barato, barata, baratos, baratas, económico, económica, oferta, ofertas, descuento, descuentos,
    rebajas, cupón, código descuento, tienda, alquiler, alquilar, segunda mano, venta, en venta, dónde comprar,
    liquidación, suscripción`,
  guide: `paso a paso, tutorial, receta, guía, instrucciones, manual, casero, casera`,
  question: `^por qué, ^cuándo, ^dónde, ^cuánto, ^cuánta, ^cuántos, ^cuántas, ^cuánto tiempo, ^quién, ^se puede, ^es bueno,
    ^para qué sirve, para qué sirve, ^para qué, ^qué, diferencia entre, diferencias entre, síntomas, causas,
    beneficios, historia`,
  either: `o`,
} satisfies Phrases
