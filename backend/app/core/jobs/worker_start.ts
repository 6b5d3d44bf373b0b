import logger from '@adonisjs/core/services/logger'

type Hook = () => void | Promise<void>

const hooks: Hook[] = []

/** Something slow to be made ready (a text recogniser) in every process that runs jobs. */
export function onWorkerStart(hook: Hook) {
  hooks.push(hook)
}

/** Jobs are taken meanwhile: a failed warm-up only makes the first one slower. */
export function warmUp() {
  for (const hook of hooks) {
    Promise.resolve()
      .then(hook)
      .catch((err) => logger.warn({ err }, 'warm-up failed'))
  }
}
