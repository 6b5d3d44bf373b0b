import db from '@adonisjs/lucid/services/db'

/** Is called as a query is sent, with its text without values; what it returns, once it has been answered or has failed. */
export type QueryListener = (sql: string) => ((error?: Error) => void) | undefined

interface Emitter {
  on(event: string, listener: (...args: any[]) => void): unknown
  off(event: string, listener: (...args: any[]) => void): unknown
}

type Asked = { __knexQueryUid: string; sql: string }

/** Listens to every query of this process, those of transactions too. @returns stops listening */
export function listenToQueries(listener: QueryListener): () => void {
  const client = db.connection()
  const emitters = new Set([
    client.getWriteClient(),
    client.getReadClient(),
  ] as unknown as Emitter[])
  const stops = [...emitters].map((emitter) => listenTo(emitter, listener))
  return () => stops.forEach((stop) => stop())
}

function listenTo(emitter: Emitter, listener: QueryListener) {
  const open = new Map<string, (error?: Error) => void>()
  const end = ({ __knexQueryUid: id }: Asked, error?: Error) => {
    open.get(id)?.(error)
    open.delete(id)
  }
  const handlers = {
    query: ({ __knexQueryUid: id, sql }: Asked) => {
      const ended = listener(sql)
      if (ended) open.set(id, ended)
    },
    'query-response': (_response: unknown, asked: Asked) => end(asked),
    'query-error': (error: Error, asked: Asked) => end(asked, error),
  }
  for (const [event, handler] of Object.entries(handlers)) emitter.on(event, handler)
  return () => {
    for (const [event, handler] of Object.entries(handlers)) emitter.off(event, handler)
  }
}
