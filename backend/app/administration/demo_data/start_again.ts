import app from '@adonisjs/core/services/app'

/** Exit code by which a process asks whoever keeps it running to start the whole portal again. */
export const START_AGAIN = 75

/** Ends this process in order, as a signal would; `npm start` and container managers start it again. */
export function askToStartAgain() {
  // the process of tests serves more than this portal
  if (app.getEnvironment() !== 'web') return
  process.exitCode = START_AGAIN
  process.kill(process.pid, 'SIGTERM')
}
