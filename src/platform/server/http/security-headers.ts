import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Features of browsers that our pages never use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** The value of the header permissions-policy. */
export const UNUSED_FEATURES_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Inline styles are allowed, because the component library sets them on elements; inline scripts never are. */
const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Texts show images from any website; the page's scripts still can talk to this server alone.
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  hsts: { maxAge: 31_536_000, includeSubDomains: false },
}

/** Adds to every reply the headers by which browsers restrict its page. */
export async function addSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(fastifyHelmet, headers)
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', UNUSED_FEATURES_POLICY)
  })
}
