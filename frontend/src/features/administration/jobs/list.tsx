import { Typography } from 'antd'
import { useInvalidate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { useLiveEvent } from '../../../providers/live'
import type { Colleague, Job } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { JobActions } from './job-actions'

const JOBS = 'administration.jobs'
const STATUSES = ['queued', 'active', 'completed', 'failed', 'cancelled']

const BAR = { completed: 'success', failed: 'exception', cancelled: 'exception' } as const

function usePeople() {
  const { data } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

function JobProgress({ job }: { job: Job }) {
  const { t } = useTranslation()
  return (
    <ProgressBar
      size="small"
      percent={job.status === 'completed' ? 100 : job.progress}
      status={BAR[job.status as keyof typeof BAR] ?? 'active'}
      aria-label={t('kit.job.progress')}
    />
  )
}

function JobError({ error }: Pick<Job, 'error'>) {
  if (!error) return null
  return (
    <Typography.Text type="danger" style={{ whiteSpace: 'normal' }}>
      {error}
    </Typography.Text>
  )
}

function useColumns(): Column<Job>[] {
  const { t } = useTranslation()
  const people = usePeople()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.job.status.${value}`) }))
  return [
    { key: 'title', render: (job) => <span dir="auto">{job.title ?? job.type}</span> },
    {
      key: 'status',
      filter: { kind: 'choice', options: statuses },
      render: (job) => <StatusTag status={job.status} />,
    },
    { key: 'progress', width: 160, render: (job) => <JobProgress job={job} /> },
    { key: 'error', render: (job) => <JobError error={job.error} /> },
    {
      key: 'createdAt',
      sortable: true,
      filter: { kind: 'date' },
      render: (job) => <InstantText value={job.createdAt} />,
    },
    {
      key: 'createdBy',
      filter: { kind: 'choice', options: people },
      render: ({ createdBy }) => (
        <bdi>{people.find(({ value }) => value === String(createdBy))?.label}</bdi>
      ),
    },
    { key: 'finishedAt', render: (job) => <InstantText value={job.finishedAt} /> },
    {
      key: 'type',
      filter: { kind: 'text' },
      optional: true,
      render: (job) => <code>{job.type}</code>,
    },
    { key: 'actions', kept: true, render: (job) => <JobActions job={job} /> },
  ]
}

export default function JobList() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  useLiveEvent('job', () => void invalidate({ resource: JOBS, invalidates: ['list'] }))
  const tabs = [
    { key: 'all', label: t(`${JOBS}.all`), params: { scope: 'all' } },
    { key: 'mine', label: t(`${JOBS}.mine`), params: { scope: 'mine' } },
  ]
  return (
    <ResourceTable<Job>
      resource={JOBS}
      columns={useColumns()}
      labelOf={(job) => job.title ?? job.type}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={tabs}
      searchable={false}
      emptyHint={t(`${JOBS}.empty`)}
    />
  )
}
