import { Button, Space, type TableColumnsType } from 'antd'
import { EditOutlined, PaperClipOutlined, SyncOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { NONE } from '../../../kit/display/none'
import { DeleteRow } from '../../../kit/show/tab-rows'
import { BothDays } from './both-days'
import type { Open } from './documents-tab'
import { DOCUMENTS, useDocumentWrites, type PersonDocument } from './person-document'
import { Standing } from './standing'

export function useDocumentColumns(
  employeeId: number,
  onOpen: (open: Open) => void
): TableColumnsType<PersonDocument> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${DOCUMENTS}.fields.${key}`)
  return [
    {
      title: title('kindName'),
      key: 'kindName',
      render: (_, row) => <LocalName name={row.kindName} nameAr={row.kindNameAr} />,
    },
    { title: title('number'), key: 'number', render: (_, { number }) => <Ltr>{number}</Ltr> },
    {
      title: title('issuedOn'),
      key: 'issuedOn',
      render: (_, row) => <BothDays on={row.issuedOn} hijri={row.issuedOnHijri} />,
    },
    {
      title: title('expiresOn'),
      key: 'expiresOn',
      render: (_, row) => <BothDays on={row.expiresOn} hijri={row.expiresOnHijri} />,
    },
    { title: title('status'), key: 'status', render: (_, row) => <Standing document={row} /> },
    {
      title: title('fileUrl'),
      key: 'fileUrl',
      render: (_, row) => <Scan document={row} />,
    },
    {
      title: t('common.actions'),
      key: 'actions',
      render: (_, row) =>
        row.can.update ? <Actions employeeId={employeeId} document={row} onOpen={onOpen} /> : NONE,
    },
  ]
}

interface ActionsProps {
  employeeId: number
  document: PersonDocument
  onOpen: (open: Open) => void
}

const STEPS = [
  { what: 'renew', icon: <SyncOutlined /> },
  { what: 'edit', icon: <EditOutlined /> },
] as const

function Actions({ employeeId, document, onOpen }: ActionsProps) {
  const { t, i18n } = useTranslation()
  const write = useDocumentWrites(employeeId)
  const { id, version, kindName, kindNameAr } = document
  const name = nameIn(i18n.language, kindName, kindNameAr)
  const text = (key: string) => t(`${DOCUMENTS}.${key}`, { name })
  return (
    <Space size={0}>
      {STEPS.map(({ what, icon }) => (
        <Button
          key={what}
          type="text"
          size="small"
          icon={icon}
          aria-label={`${text(what)}: ${name}`}
          title={text(what)}
          onClick={() => onOpen({ what, document })}
        />
      ))}
      <DeleteRow
        name={name}
        title={text('delete_title')}
        content={text('delete_text')}
        onDelete={() =>
          write({
            ...{ path: `person-documents/${id}`, method: 'delete' },
            ...{ version, done: text('deleted') },
          })
        }
      />
    </Space>
  )
}

function Scan({ document: { fileUrl } }: { document: PersonDocument }) {
  const { t } = useTranslation()
  if (!fileUrl) return NONE
  return (
    <a href={`${fileUrl}?inline=1`} target="_blank" rel="noreferrer">
      <PaperClipOutlined aria-hidden /> {t(`${DOCUMENTS}.open`)}
    </a>
  )
}
