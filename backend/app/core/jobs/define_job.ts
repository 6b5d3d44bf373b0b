import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Reason } from '#core/base/reason'
import type { QueuedJob } from '#core/unit_of_work/job_row'

/** What survives a JSON round trip: an effect's answer is kept and given again to a second run. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** What the job shows when done; `fileId` is what `GET /api/jobs/{id}/result` streams. */
export type JobResult = { fileId?: number } & { [name: string]: Json | undefined }

export interface JobContext<Payload> {
  payload: Payload
  /** The job as it was when this attempt began. */
  job: QueuedJob
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted on cancel, time-out, shutdown, or when another worker has taken over. */
  signal: AbortSignal
  /** Whole percent; written at most once a second. @throws JobStopped once the signal is aborted */
  progress(percent: number): Promise<void>
  /**
   * Runs `work` in a transaction at most once per job and key, whatever is retried, killed or
   * delivered twice. A second run gets the first one's answer without repeating it.
   * @throws JobStopped when the job was cancelled or now belongs to another worker
   */
  effect<Answer extends Json | void>(
    key: string,
    work: (uow: UnitOfWork) => Promise<Answer>
  ): Promise<Answer>
  /**
   * The last effect: its answer becomes the job's result, and the job is completed, in the same
   * transaction. Nothing may follow it.
   */
  complete(work: (uow: UnitOfWork) => Promise<JobResult | void>): Promise<void>
}

/** Work done outside a request. One class per kind; the instance lives for one attempt. */
export abstract class Job<Payload> {
  /** Stable: rows in the database name it. */
  static jobName: string
  static timeoutSeconds = 120

  /** Ends the job: by `context.complete`, or by answering its result. */
  abstract handle(context: JobContext<Payload>): Promise<JobResult | void>
}

/** The class of one kind of job. */
export interface JobClass {
  jobName: string
  timeoutSeconds: number
  new (): Job<any>
}

const classes = new Map<string, JobClass>()

/** Makes a kind of job known to every worker that imports its module. */
export function registerJob(job: JobClass) {
  const known = classes.get(job.jobName)
  if (known && known !== job) throw new Error(`two jobs are named ${job.jobName}`)
  classes.set(job.jobName, job)
}

export function jobClass(name: string): JobClass | undefined {
  return classes.get(name)
}

/** Another attempt cannot help (bad input). `key` names a text of the language files. */
export class PermanentJobError extends Error {
  readonly reason: Reason

  constructor(key: string, params?: Reason['params'], options?: ErrorOptions) {
    super(key, options)
    this.reason = { key, params }
  }
}

/** Not possible yet through no fault of the job: it is tried again later, and this attempt is not counted. */
export class JobPostponed extends Error {}

export type StopCause = 'cancelled' | 'timeout' | 'shutdown' | 'lost'

/** Why a running job has to end before it is done. */
export class JobStopped extends Error {
  constructor(readonly stopCause: StopCause) {
    super(`job stopped: ${stopCause}`)
  }
}
