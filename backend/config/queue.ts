import env from '#start/env'

const seconds = (name: string, fallback: number) => Number(env.get(name, String(fallback)))

/** How jobs are run. Times are in seconds. */
const queueConfig = {
  driver: env.get('QUEUE_CONNECTION'),
  name: 'binaa',
  concurrency: Number(env.get('QUEUE_CONCURRENCY', '2')),
  /** A worker that has not been heard of for this long has lost its job to the next one. */
  lock: seconds('QUEUE_LOCK_SECONDS', 30),
  /** How often the lock is extended and a cancellation looked for. */
  heartbeat: seconds('QUEUE_HEARTBEAT_SECONDS', 5),
  poll: seconds('QUEUE_POLL_SECONDS', 2),
  reconcile: seconds('QUEUE_RECONCILE_SECONDS', 15),
  /** A job handed to Redis this long ago and still waiting is handed over again. */
  handedFor: seconds('QUEUE_HANDED_SECONDS', 10),
  /** First pause before another attempt; it doubles each time, up to `longestPause`. */
  firstPause: seconds('QUEUE_RETRY_SECONDS', 2),
  longestPause: 300,
  /** Pause of a job that can't go on yet through no fault of its own. */
  postponed: 60,
  /** Workers that may die over one job before it is given up as harmful. */
  maxStalls: Number(env.get('QUEUE_MAX_STALLS', '5')),
  /** How long a job whose signal was aborted may take to tidy up. */
  grace: seconds('QUEUE_GRACE_SECONDS', 2),
  /** How long a process that was signalled to end may take to finish or give back its jobs. */
  shutdown: {
    web: seconds('QUEUE_SHUTDOWN_SECONDS', 4),
    worker: seconds('QUEUE_SHUTDOWN_SECONDS', 4),
    /** Milliseconds in which a server that ends says that it is not ready, keeps its callers, and answers. */
    notice: seconds('SHUTDOWN_NOTICE_SECONDS', 0.5) * 1000,
    quiet: seconds('SHUTDOWN_QUIET_SECONDS', 1) * 1000,
    requests: seconds('SHUTDOWN_REQUEST_SECONDS', 3.5) * 1000,
  },
}

export default queueConfig
