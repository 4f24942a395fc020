import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends these bytes and returns the whole answer; the server must close the connection after it. */
export async function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}
