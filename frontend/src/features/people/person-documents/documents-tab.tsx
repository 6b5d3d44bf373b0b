import { useState } from 'react'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { TabRows } from '../../../kit/show/tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { DocumentDialog } from './document-dialog'
import { DOCUMENTS, useDocuments, type PersonDocument } from './person-document'
import { useDocumentColumns } from './use-document-columns'

/** What is open over the list. */
export type Open = { what: 'new' } | { what: 'edit' | 'renew'; document: PersonDocument } | null

/** The documents of a person; what was renewed is history, shown on demand. */
export default function DocumentsTab({ record: { id } }: { record: { id: number } }) {
  const { t } = useTranslation()
  const query = useDocuments(id)
  const mayManage = useAbility('employees.manage')
  const [open, setOpen] = useState<Open>(null)
  const [isWhole, setWhole] = useState(false)
  const columns = useDocumentColumns(id, setOpen)
  const add = { label: t(`${DOCUMENTS}.create`), onClick: () => setOpen({ what: 'new' }) }
  return (
    <>
      <TabRows<PersonDocument>
        query={query}
        summary={(rows) =>
          rows.some(({ current }) => !current) ? (
            <label>
              <Switch size="small" checked={isWhole} onChange={setWhole} />{' '}
              {t(`${DOCUMENTS}.show_renewed`)}
            </label>
          ) : null
        }
        add={mayManage ? add : undefined}
        empty={{ title: t(`${DOCUMENTS}.none`), hint: t(`${DOCUMENTS}.hint`) }}
      >
        {(rows) => (
          <RecordTable<PersonDocument>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={rows.filter(({ current }) => current || isWhole)}
            columns={columns}
          />
        )}
      </TabRows>
      {open ? <DocumentDialog employeeId={id} open={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
