import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { TabRows } from '../../../kit/show/tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { ExtensionDialog } from './extension-dialog'
import { GuaranteeDialog } from './guarantee-dialog'
import { GUARANTEES, useGuarantees, type Guarantee } from './project-guarantees'
import { ReleaseDialog } from './release-dialog'
import { useGuaranteeColumns } from './use-guarantee-columns'

/** What is open over the list. */
export type Open =
  { what: 'new' } | { what: 'edit' | 'extend' | 'release'; guarantee: Guarantee } | null

/** What banks and insurers stand for on the project, first what ends first. */
export default function GuaranteesTab({ record: project }: { record: Schema<'Project'> }) {
  const { t } = useTranslation()
  const query = useGuarantees(project.id)
  const mayManage = useAbility('project-guarantees.manage')
  const [open, setOpen] = useState<Open>(null)
  const columns = useGuaranteeColumns(project.id, setOpen)
  const add = { label: t(`${GUARANTEES}.create`), onClick: () => setOpen({ what: 'new' }) }
  return (
    <>
      <TabRows<Guarantee>
        query={query}
        summary={(rows) => <Ending rows={rows} />}
        add={mayManage ? add : undefined}
        empty={{ title: t(`${GUARANTEES}.none`), hint: t(`${GUARANTEES}.empty`) }}
      >
        {(rows) => (
          <RecordTable<Guarantee>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={rows}
            columns={columns}
          />
        )}
      </TabRows>
      <Dialogs project={project} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function Ending({ rows }: { rows: Guarantee[] }) {
  const { t } = useTranslation()
  const ending = rows.filter(({ status }) => status === 'expiring' || status === 'expired').length
  return ending ? t(`${GUARANTEES}.ending`, { count: ending }) : t(`${GUARANTEES}.none_ending`)
}

interface DialogsProps {
  project: Schema<'Project'>
  open: Open
  onClose: () => void
}

function Dialogs({ project, open, onClose }: DialogsProps) {
  if (!open) return null
  if (open.what === 'new') return <GuaranteeDialog project={project} onClose={onClose} />
  const { guarantee } = open
  if (open.what === 'edit')
    return <GuaranteeDialog project={project} guarantee={guarantee} onClose={onClose} />
  return open.what === 'extend' ? (
    <ExtensionDialog guarantee={guarantee} onClose={onClose} />
  ) : (
    <ReleaseDialog guarantee={guarantee} onClose={onClose} />
  )
}
