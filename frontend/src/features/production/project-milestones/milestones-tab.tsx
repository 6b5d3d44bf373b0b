import { useState } from 'react'
import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { FeedButton } from '../../../kit/feed-button'
import { Money } from '../../../kit/display/numbers'
import { TabRows } from '../../../kit/show/tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { ContractDayDialog } from './contract-day-dialog'
import { MilestoneDialog } from './milestone-dialog'
import { MILESTONES, useMilestones, type Milestone } from './project-milestones'
import { useMilestoneColumns } from './use-milestone-columns'

/** What is open over the list: a new milestone, one that is changed, or one whose day is. */
export type Open = { what: 'new' } | { what: 'edit' | 'day'; milestone: Milestone } | null

/** The dates that the contract sets, beside what the schedule says of them. */
export default function MilestonesTab({ record: project }: { record: Schema<'Project'> }) {
  const { t } = useTranslation()
  const query = useMilestones(project.id)
  const mayManage = useAbility('project-milestones.manage')
  const [open, setOpen] = useState<Open>(null)
  const columns = useMilestoneColumns(project.id, setOpen)
  const close = () => setOpen(null)
  const add = { label: t(`${MILESTONES}.create`), onClick: () => setOpen({ what: 'new' }) }
  return (
    <>
      <TabRows<Milestone>
        query={query}
        summary={(rows) => <Lateness rows={rows} />}
        actions={<CalendarLink projectId={project.id} />}
        add={mayManage ? add : undefined}
        empty={{ title: t(`${MILESTONES}.none`), hint: t(`${MILESTONES}.empty`) }}
      >
        {(rows) => (
          <RecordTable<Milestone>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={rows}
            columns={columns}
          />
        )}
      </TabRows>
      {open?.what === 'new' ? <MilestoneDialog project={project} onClose={close} /> : null}
      {open?.what === 'edit' ? (
        <MilestoneDialog project={project} milestone={open.milestone} onClose={close} />
      ) : null}
      {open?.what === 'day' ? (
        <ContractDayDialog milestone={open.milestone} onClose={close} />
      ) : null}
    </>
  )
}

function CalendarLink({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  return (
    <FeedButton
      path={`/api/projects/${projectId}/milestone-feed`}
      title={t(`${MILESTONES}.feed.title`)}
      explain={t(`${MILESTONES}.feed.explain`)}
    />
  )
}

/** How many are late, and what that costs as far as the viewer may see it. */
function Lateness({ rows }: { rows: Milestone[] }) {
  const { t } = useTranslation()
  const late = rows.filter(({ status }) => status === 'late').length
  const exposures = rows.flatMap(({ exposure }) => exposure ?? [])
  const exposure = exposures.reduce((sum, one) => sum + Number(one), 0)
  return (
    <>
      <Typography.Text type={late ? 'danger' : undefined}>
        {late ? t(`${MILESTONES}.late`, { count: late }) : t(`${MILESTONES}.none_late`)}
      </Typography.Text>
      {exposure ? (
        <>
          {' · '}
          {t(`${MILESTONES}.fields.exposure`)}{' '}
          <Money value={exposure.toFixed(2)} currency={rows[0]!.currency} />
        </>
      ) : null}
    </>
  )
}
