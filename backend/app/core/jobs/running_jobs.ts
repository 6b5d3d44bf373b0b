import { JobStopped, type StopCause } from './define_job.js'

/** Attempts in the hands of this process. */
const running = new Map<AbortController, string>()

export function trackRunning(id: string): AbortController {
  const controller = new AbortController()
  running.set(controller, id)
  return controller
}

export function untrackRunning(controller: AbortController) {
  running.delete(controller)
}

export function stopRunning(id: string, cause: StopCause) {
  for (const [controller, job] of running) if (job === id) stopAttempt(controller, cause)
}

export function stopAllRunning(cause: StopCause) {
  for (const controller of running.keys()) stopAttempt(controller, cause)
}

export function stopAttempt(controller: AbortController, cause: StopCause) {
  controller.abort(new JobStopped(cause))
}
