import { onEvent } from '#core/outbox/listeners'
import { notify } from '#notifications/actions/notify'

interface JobEnded {
  jobId: string
  title: string
  titleAr: string | null
  createdBy: number | null
  error?: string
  errorAr?: string
}

onEvent<JobEnded>('jobs.finished', 'notify-owner', async ({ payload }, unit) => {
  if (payload.createdBy === null) return
  await notify(unit, [payload.createdBy], {
    type: 'job_finished',
    title: 'Your job is done',
    titleAr: 'اكتملت مهمتك',
    message: payload.title,
    messageAr: payload.titleAr ?? payload.title,
    priority: 'low',
  })
})

onEvent<JobEnded>('jobs.failed', 'notify-owner', async ({ payload }, unit) => {
  if (payload.createdBy === null) return
  await notify(unit, [payload.createdBy], {
    type: 'job_failed',
    title: 'Your job has failed',
    titleAr: 'تعذّر إكمال مهمتك',
    message: `${payload.title}: ${payload.error ?? ''}`,
    messageAr: `${payload.titleAr ?? payload.title}: ${payload.errorAr ?? ''}`,
    priority: 'high',
  })
})
