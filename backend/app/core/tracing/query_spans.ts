import { SpanKind, trace } from '@opentelemetry/api'
import { listenToQueries } from '#core/database/asked_queries'
import { isSqlite } from '#core/database/dialect'
import { markFailed, tracer } from './spans.js'

const LONGEST = 2000
const TABLE = /\b(?:from|into|update|table)\s+[`"]?(\w+)/i

/**
 * A span for every query that a request or a job asks; its text stands there without values. What the workers ask
 * to see whether there is anything to do belongs to nothing and is left out.
 */
export function followQueries(): () => void {
  const system = isSqlite() ? 'sqlite' : 'mysql'
  return listenToQueries((sql) => {
    if (!trace.getActiveSpan()?.isRecording()) return
    const operation = /^\s*\(?(\w+)/.exec(sql)?.[1].toUpperCase() ?? 'SQL'
    const table = TABLE.exec(sql)?.[1]
    const attributes = {
      'db.system.name': system,
      'db.operation.name': operation,
      'db.query.text': sql.replace(/\s+/g, ' ').slice(0, LONGEST),
      ...(table && { 'db.collection.name': table }),
    }
    const name = table ? `${operation} ${table}` : operation
    const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
    return (error) => {
      if (error) markFailed(span, error)
      span.end()
    }
  })
}
