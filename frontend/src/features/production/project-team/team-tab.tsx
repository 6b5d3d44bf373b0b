import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { TabRows } from '../../../kit/show/tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { MemberDialog } from './member-dialog'
import { TEAM, useTeam, type Member } from './project-team'
import { useTeamColumns } from './use-team-columns'

/** Who works on the project: whom its record names first, then its team. */
export default function TeamTab({ record: project }: { record: Schema<'Project'> }) {
  const { t } = useTranslation()
  const query = useTeam(project.id)
  const mayManage = useAbility('project-team.manage')
  const [open, setOpen] = useState<Member | 'new' | null>(null)
  const columns = useTeamColumns(project.id, setOpen)
  return (
    <>
      <TabRows<Member>
        query={query}
        summary={(rows) => t(`${TEAM}.on`, { count: rows.filter(({ isOn }) => isOn).length })}
        add={mayManage ? { label: t(`${TEAM}.create`), onClick: () => setOpen('new') } : undefined}
        empty={{ title: t(`${TEAM}.none`), hint: t(`${TEAM}.empty`) }}
      >
        {(rows) => (
          <RecordTable<Member>
            size="small"
            rowKey={({ id, role, userId }) => id ?? `${role} ${userId}`}
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={rows}
            columns={columns}
          />
        )}
      </TabRows>
      {open ? (
        <MemberDialog
          projectId={project.id}
          member={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}
