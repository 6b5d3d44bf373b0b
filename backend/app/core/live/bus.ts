import { EventEmitter } from 'node:events'
import type { Envelope } from './messages.js'

/** Hands an envelope to the other processes of the portal; failing is allowed, throwing is not. */
type Courier = (envelope: Envelope) => void

const local = new EventEmitter<{ envelope: [Envelope] }>().setMaxListeners(0)
let courier: Courier | null = null

export function installCourier(send: Courier | null) {
  courier = send
}

/** Tells this process and, where there is a courier, all others. */
export function broadcast(envelope: Envelope) {
  deliver(envelope)
  courier?.(envelope)
}

/** Tells this process only: what came from another one. */
export function deliver(envelope: Envelope) {
  local.emit('envelope', envelope)
}

/** @returns how to stop listening */
export function onEnvelope(listener: (envelope: Envelope) => void): () => void {
  local.on('envelope', listener)
  return () => local.off('envelope', listener)
}
