import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import webhooksConfig from '#config/webhooks'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

const HOST = '127.0.0.1'

/**
 * A program that is told, which notes what arrives.
 * @param answer status and body of each answer by how many have arrived; 204 when left out
 */
export async function openReceiver(
  answer: (at: number) => {
    status: number
    body?: string
    headers?: Record<string, string>
  } = () => ({
    status: 204,
  })
) {
  const received: Received[] = []
  const listen: RequestListener = (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      const { status, body: text = '', headers = {} } = answer(received.length)
      response.writeHead(status, headers).end(text)
    })
  }
  const server = createServer(listen)
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  webhooksConfig.insideHosts.add(HOST)
  return {
    received,
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/told`,
    async close() {
      webhooksConfig.insideHosts.delete(HOST)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
