import { useState } from 'react'
import { Flex, Popover } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { messageOf } from '../../../api/http-error'
import { DayInput } from '../../../kit/inputs/day-input'
import { JOB_CHANGES } from './job-changes'
import { JobFacts } from './job-facts'

const FIELDS = [
  'position',
  'departmentId',
  'managerId',
  'location',
  'grade',
  'employmentType',
  'status',
] as const

/** The job as it was, or is planned to be, on a day. */
export function AsOf({ employeeId, version }: { employeeId: number; version: number }) {
  const { t } = useTranslation()
  const [on, setOn] = useState<string | null>(null)
  const query = useQuery<Schema<'DatedJob'>>({
    queryKey: [`/api/employees/${employeeId}/job?on=${on}`, version],
    enabled: on !== null,
  })
  const job = query.data
  const content = () => {
    if (query.error) return messageOf(query.error, t('kit.try_again'))
    if (!job) return t('common.loading')
    return job.joined ? <JobFacts job={job} fields={FIELDS} /> : t(`${JOB_CHANGES}.not_joined`)
  }
  return (
    <Flex gap="small" align="center">
      <span aria-hidden>{t(`${JOB_CHANGES}.as_of`)}</span>
      <Popover open={on !== null} placement="bottom" content={<div role="status">{content()}</div>}>
        <div>
          <DayInput aria-label={t(`${JOB_CHANGES}.as_of`)} value={on} onChange={setOn} />
        </div>
      </Popover>
    </Flex>
  )
}
