import type { Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'

/**
 * What a running web server does in the background: everything where it stands alone, only messages
 * and hand-over where workers are processes of their own. Consoles and tests start nothing.
 */
export default class WorkerProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    // registered before all others, so it runs after the jobs have ended or been given back
    this.app.terminating(async () => {
      const { endHelpers } = await import('#engines/processes/process_end')
      await endHelpers()
    })
  }

  async boot() {
    const environment = this.app.getEnvironment()
    if (environment !== 'web' && environment !== 'test') return
    const { installSessionCheck } = await import('#core/live/session_check')
    const { installResultSender } = await import('#core/jobs/send_result')
    installSessionCheck(async (sessionId) => {
      const { sessionIsLive } = await import('#identity/guard/session_is_live')
      return sessionIsLive(sessionId)
    })
    installResultSender(async (ctx, fileId) => {
      const { sendFile } = await import('#files/files/send_file')
      return sendFile(ctx, fileId)
    })
    // registered first, so it runs last: a request that the closing server still answers may have
    // opened a connection again, and one that stays open keeps the process
    if (environment === 'web') this.app.terminating(leaveRedis)
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { default: queueConfig } = await import('#config/queue')
    const { startBackground } = await import('#core/worker/start_background')
    const { closeLiveStreams } = await import('#core/live/live_streams')
    // signalled to end while these were loading: no one would stop what is started now
    if (this.app.isTerminating) return
    const { watchQueries } = await import('#core/metrics/slow_queries')
    watchQueries()
    await this.#followTraces()
    const background = startBackground({ worker: queueConfig.driver === 'local' })
    const { default: server } = await import('@adonisjs/core/services/server')
    const { letGo } = await import('#core/http/let_go')
    const { limits } = await import('#config/limits')
    const node = server.getNodeServer() as Server
    node.headersTimeout = limits.headers * 1000
    node.requestTimeout = limits.request * 1000
    const { notice: noticeMs, quiet: quietMs, requests: mostMs } = queueConfig.shutdown
    this.app.terminating(async () => {
      closeLiveStreams()
      await Promise.all([
        letGo(node, { noticeMs, quietMs, mostMs }),
        background.stop(queueConfig.shutdown.web),
      ])
    })
  }

  /** Stopped after all that is registered later, so that the last requests and jobs are sent too. */
  async #followTraces() {
    const { startTracing } = await import('#core/tracing/start_tracing')
    const endTracing = await startTracing()
    if (endTracing) this.app.terminating(endTracing)
  }
}

async function leaveRedis() {
  const { closeConnections } = await import('#core/redis/connections')
  const { forgetQueue } = await import('#core/jobs/redis/queue')
  closeConnections()
  forgetQueue()
}
