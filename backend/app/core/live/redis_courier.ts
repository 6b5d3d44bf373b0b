import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { redisPrefix } from '#config/redis'
import { requestConnection, waitingConnection } from '#core/redis/connections'
import { deliver, installCourier } from './bus.js'
import type { Envelope } from './messages.js'

const CHANNEL = `${redisPrefix}:live`

/** Carries envelopes between processes by Redis. While Redis is away they stay in their process. */
export function startRedisCourier() {
  const self = randomUUID()
  const sender = requestConnection()
  installCourier((envelope) => {
    if (sender.status !== 'ready') return
    sender
      .publish(CHANNEL, JSON.stringify({ from: self, envelope }))
      .catch((err) => logger.debug({ err }, 'live message stayed in its process'))
  })
  const receiver = waitingConnection()
  receiver.on('message', (_channel, text) => {
    const { from, envelope } = JSON.parse(text) as { from: string; envelope: Envelope }
    if (from !== self) deliver(envelope)
  })
  receiver
    .subscribe(CHANNEL)
    .catch((err) => logger.debug({ err }, 'live messages of other processes not heard'))
}
