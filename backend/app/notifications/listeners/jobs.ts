import { onEvent } from '#core/outbox/listeners'
import { notify } from '#notifications/notify'

interface JobEnded {
  jobId: string
  title: string
  titleAr: string | null
  createdBy: number | null
  error?: string
  errorAr?: string
}

onEvent<JobEnded>('jobs.finished', 'notify-owner', async ({ payload }, uow) => {
  if (payload.createdBy === null) return
  await notify(uow, [payload.createdBy], {
    type: 'job_finished',
    title: 'Job finished',
    titleAr: 'اكتملت المهمة',
    message: payload.title,
    messageAr: payload.titleAr ?? payload.title,
    priority: 'low',
  })
})

onEvent<JobEnded>('jobs.failed', 'notify-owner', async ({ payload }, uow) => {
  if (payload.createdBy === null) return
  await notify(uow, [payload.createdBy], {
    type: 'job_failed',
    title: 'Job failed',
    titleAr: 'فشلت المهمة',
    message: `${payload.title}: ${payload.error ?? ''}`,
    messageAr: `${payload.titleAr ?? payload.title}: ${payload.errorAr ?? ''}`,
    priority: 'high',
  })
})
