import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { trace } from '@opentelemetry/api'

/** The trace that a line belongs to, where traces are followed. */
function traceOf() {
  const traceId = trace.getActiveSpan()?.spanContext().traceId
  return traceId ? { traceId } : {}
}

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'binaa',
      level: env.get('LOG_LEVEL'),
      mixin: traceOf,
      redact: {
        paths: ['password', 'passcode', 'token', 'cookie', 'iban', 'accountNumber', 'swiftCode']
          .flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
          .concat(['*.headers.cookie', '*.headers["x-xsrf-token"]']),
        censor: '[hidden]',
      },
      transport: { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
