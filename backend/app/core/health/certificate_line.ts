import { connect } from 'node:tls'
import env from '#start/env'
import { line, registerHealthLine } from './health_lines.js'

const KEPT_MS = 3600_000
const WAIT_MS = 3000
const DAY_MS = 86_400_000

let last: { at: number; endsAt: Promise<number | null> } | null = null

/** When the certificate that people are shown ends. From inside a closed network it cannot be seen. */
registerHealthLine('certificate', async () => {
  const address = env.get('APP_URL')
  if (!address?.startsWith('https:')) return null
  if (!last || Date.now() - last.at > KEPT_MS)
    last = { at: Date.now(), endsAt: endOf(new URL(address)) }
  const endsAt = await last.endsAt
  if (endsAt === null) return null
  return line(stateOfEnd(endsAt), { at: new Date(endsAt).toISOString() }, 'renew')
})

/** A month before it ends someone should look; in its last week it is a fault. */
export function stateOfEnd(endsAt: number) {
  const days = (endsAt - Date.now()) / DAY_MS
  return days < 7 ? 'fault' : days < 30 ? 'attention' : 'good'
}

function endOf({ hostname, port }: URL): Promise<number | null> {
  return new Promise((resolve) => {
    // also one that is not trusted has an end; nothing is sent to it
    const socket = connect({
      ...{ host: hostname, port: Number(port || 443), servername: hostname },
      ...{ rejectUnauthorized: false, timeout: WAIT_MS },
    })
    const end = (endsAt: number | null) => {
      socket.destroy()
      resolve(endsAt)
    }
    socket.once('secureConnect', () =>
      end(Date.parse(socket.getPeerCertificate().valid_to) || null)
    )
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
