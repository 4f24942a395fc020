import process from 'node:process'
import { z } from 'zod'
import { isServerName, makeServer } from './contestants.ts'

const [name = '', input = ''] = process.argv.slice(2)
const wanted = z.object({ url: z.string(), workspaceId: z.number(), session: z.string() })
if (!isServerName(name)) throw new Error(`There is no server "${name}".`)

const server = await makeServer(name, wanted.parse(JSON.parse(input)))
await server.listen({ host: '127.0.0.1', port: 0 })
const address = server.server.address()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.send?.(typeof address === 'object' ? address?.port : null)
