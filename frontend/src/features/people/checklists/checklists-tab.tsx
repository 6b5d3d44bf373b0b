import { useState } from 'react'
import { Card, Flex } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { TabRows } from '../../../kit/show/tab-rows'
import { useTabRows } from '../../../kit/show/use-tab-rows'
import { LeavingCard } from '../leavings/leaving-card'
import { checklistPath, CHECKLISTS, checklistsPath, type Checklist } from './checklist'
import { DoneShare } from './done-share'
import { ItemTable } from './item-table'
import { MakeDialog } from './make-dialog'

/** What is to be done as a person joins or leaves, and how the leaving stands. */
export default function ChecklistsTab({ record: employee }: { record: Schema<'Employee'> }) {
  const { t } = useTranslation()
  const path = checklistsPath(employee.id)
  const query = useTabRows<Checklist>(path, ['checklists', 'checklist-items'])
  const [isOpen, setOpen] = useState(false)
  const add = { label: t(`${CHECKLISTS}.make`), onClick: () => setOpen(true) }
  return (
    <Flex vertical gap="middle">
      <LeavingCard employee={employee} />
      <TabRows<Checklist>
        query={query}
        add={employee.can.changeJob ? add : undefined}
        empty={{ title: t(`${CHECKLISTS}.none`), hint: t(`${CHECKLISTS}.hint`) }}
      >
        {(rows) => rows.map((row) => <ChecklistCard key={row.id} checklist={row} />)}
      </TabRows>
      {isOpen ? <MakeDialog employee={employee} onClose={() => setOpen(false)} /> : null}
    </Flex>
  )
}

function ChecklistCard({ checklist }: { checklist: Checklist }) {
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" align="center" wrap>
          <Link to={checklistPath(checklist)}>
            <LocalName name={checklist.name} nameAr={checklist.nameAr} />
          </Link>
          <StatusTag status={checklist.status} />
        </Flex>
      }
      extra={
        <div style={{ width: 180 }}>
          <DoneShare {...checklist} />
        </div>
      }
    >
      <ItemTable items={checklist.items} />
    </Card>
  )
}
