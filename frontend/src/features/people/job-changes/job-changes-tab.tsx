import { useState } from 'react'
import { Button, Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { DeleteRow, TabRows } from '../../../kit/show/tab-rows'
import { useTabRows, useTabWrites } from '../../../kit/show/use-tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { LeavingDialog } from '../leavings/leaving-dialog'
import { AsOf } from './as-of'
import { changesPath, JOB_CHANGES, type JobChange } from './job-changes'
import { JobDialog } from './job-dialog'
import { JobFacts } from './job-facts'

type Employee = Schema<'Employee'>

/** What of the job changed from which day on, and what it was on any day. */
export default function JobChangesTab({ record: employee }: { record: Employee }) {
  const { t } = useTranslation()
  const query = useTabRows<JobChange>(changesPath(employee.id), ['employees'])
  const [open, setOpen] = useState<'job' | 'leaving' | null>(null)
  const add = { label: t(`${JOB_CHANGES}.change`), onClick: () => setOpen('job') }
  const close = () => setOpen(null)
  return (
    <>
      <TabRows<JobChange>
        query={query}
        summary={() => (
          <Flex gap="small" wrap align="center">
            <AsOf employeeId={employee.id} version={employee.version} />
            {employee.can.changeJob && employee.employed ? (
              <Button danger onClick={() => setOpen('leaving')}>
                {t(`${JOB_CHANGES}.leave`)}
              </Button>
            ) : null}
          </Flex>
        )}
        add={employee.can.changeJob ? add : undefined}
        empty={{ title: t(`${JOB_CHANGES}.none`), hint: t(`${JOB_CHANGES}.empty`) }}
      >
        {(rows) => <Rows employee={employee} rows={rows} />}
      </TabRows>
      {open === 'job' ? <JobDialog employee={employee} onClose={close} /> : null}
      {open === 'leaving' ? <LeavingDialog employee={employee} onClose={close} /> : null}
    </>
  )
}

function Rows({ employee, rows }: { employee: Employee; rows: JobChange[] }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${JOB_CHANGES}.${name}`)
  return (
    <RecordTable<JobChange>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={rows}
      columns={[
        { title: title('from'), render: (_, row) => <DateText value={row.effectiveOn} /> },
        { title: title('kind'), render: (_, row) => <Kind change={row} /> },
        {
          title: title('what'),
          render: (_, row) => (
            <JobFacts job={row} fields={row.stated} onlyFilled={row.kind === 'joined'} />
          ),
        },
        { title: title('reason'), dataIndex: 'reason' },
        { title: title('by'), render: (_, row) => <bdi>{row.createdByName}</bdi> },
        {
          title: t('common.actions'),
          render: (_, row) =>
            row.can.delete ? <CallOff employee={employee} change={row} /> : null,
        },
      ]}
    />
  )
}

const COLOURS = { joined: 'green', changed: 'default', left: 'red', returned: 'green' } as const

function Kind({ change: { kind, isPlanned } }: { change: JobChange }) {
  const { t } = useTranslation()
  return (
    <Flex gap={4} wrap>
      <Tag color={COLOURS[kind]}>{t(`${JOB_CHANGES}.kinds.${kind}`)}</Tag>
      {isPlanned ? <Tag color="blue">{t(`${JOB_CHANGES}.planned`)}</Tag> : null}
    </Flex>
  )
}

function CallOff({ employee, change }: { employee: Employee; change: JobChange }) {
  const { t } = useTranslation()
  const write = useTabWrites(changesPath(employee.id))
  return (
    <DeleteRow
      name={change.effectiveOn}
      title={t(`${JOB_CHANGES}.call_off_title`)}
      content={t(`${JOB_CHANGES}.call_off_content`)}
      onDelete={() =>
        write({
          path: `employees/${employee.id}/job-changes/${change.id}`,
          method: 'delete',
          version: employee.version,
          done: t(`${JOB_CHANGES}.called_off`),
        })
      }
    />
  )
}
