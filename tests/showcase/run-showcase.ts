import process from 'node:process'
import { serveShowcase } from './serve-showcase.ts'

const stop = await serveShowcase(Number(process.env['KEYLOOM_SHOWCASE_PORT']))
process.stdout.write('The showcase is ready.\n')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
