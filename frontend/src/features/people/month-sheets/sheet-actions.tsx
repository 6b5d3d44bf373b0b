import type { ReactNode } from 'react'
import { Button, Dropdown } from 'antd'
import {
  CheckOutlined,
  ExportOutlined,
  LockOutlined,
  ReloadOutlined,
  UnlockOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useFormats } from '../../../kit/display/use-formats'
import { useDownload } from '../../../kit/files/use-download'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { MONTH_SHEETS, type MonthSheet } from './month-sheet'

interface Step {
  name: 'build' | 'check' | 'lock' | 'reopen'
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  needsReason?: boolean
}

const STEPS: Step[] = [
  { name: 'build', icon: <ReloadOutlined /> },
  { name: 'check', icon: <CheckOutlined />, type: 'primary' },
  { name: 'lock', icon: <LockOutlined />, type: 'primary' },
  { name: 'reopen', icon: <UnlockOutlined />, danger: true, needsReason: true },
]

/** Buttons for what the server allows on this sheet. */
export function SheetActions({ sheet }: { sheet: MonthSheet }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const action = useRecordAction(MONTH_SHEETS)
  const month = formats.month(sheet.month)
  const text = (key: string) => t(`${MONTH_SHEETS}.action.${key}`, { month })
  return (
    <>
      {sheet.can.export ? <ExportButton sheet={sheet} label={text('export')} /> : null}
      {STEPS.filter(({ name }) => sheet.can[name]).map(({ name, needsReason, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={text(name)}
          title={text(`${name}_title`)}
          content={text(`${name}_text`)}
          confirmLabel={text(name)}
          reason={needsReason ? { label: text('reason'), required: true } : undefined}
          onConfirm={(reason) =>
            action.run(sheet, {
              ...{ path: name, done: text(`${name}_done`) },
              ...(needsReason && { body: { reason } }),
            })
          }
        />
      ))}
      {sheet.can.delete ? (
        <DeleteRecord
          resource={MONTH_SHEETS}
          record={sheet}
          action={action}
          title={text('delete_title')}
          content={text('delete_text')}
          done={text('deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

/** The file is written as it is fetched; each download is logged. */
function ExportButton({ sheet, label }: { sheet: MonthSheet; label: string }) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: ['xlsx', 'csv'].map((key) => ({ key, label: t(`kit.table.export_as.${key}`) })),
        onClick: ({ key }) => void download(`/api/month-sheets/${sheet.id}/file?format=${key}`),
      }}
    >
      <Button icon={<ExportOutlined />}>{label}</Button>
    </Dropdown>
  )
}
