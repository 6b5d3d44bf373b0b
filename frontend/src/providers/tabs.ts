/** What the tabs of one browser tell each other beside the times of their session. */
export interface TabMessage {
  kind: 'signed-in'
  userId: number
}

const CHANNEL = 'binaa-tabs'
/** A channel also reaches the other listeners of its own page: they know their messages by this. */
const TAB = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join(
  ''
)

type Envelope = TabMessage & { from: string }

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

export function notifyTabs(message: TabMessage, from = TAB): void {
  const channel = open()
  channel?.postMessage({ ...message, from } satisfies Envelope)
  channel?.close()
}

/** Hears the other tabs, never this one; returns a function that stops. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = open()
  if (!channel) return () => undefined
  channel.onmessage = ({ data: { from, ...message } }: MessageEvent<Envelope>) => {
    if (from !== TAB) listener(message)
  }
  return () => channel.close()
}
