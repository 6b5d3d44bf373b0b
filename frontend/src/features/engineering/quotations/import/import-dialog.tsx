import { useState } from 'react'
import { Alert, Modal, Radio, Space, Upload, type FormInstance } from 'antd'
import { FileExcelOutlined, InboxOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { isBlank } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { blankQuotationLine } from '../line-columns'
import { QUOTATIONS } from '../quotation'
import { findHeader, readBill, type Mapping } from './bill-rows'
import { ImportPreview } from './import-preview'
import { MappingForm } from './mapping-form'
import { readWorkbook, type Sheet } from './read-workbook'

const TEXTS = `${QUOTATIONS}.import`
const MOST_LINES = 500

interface ImportDialogProps {
  form: FormInstance
  columns: LineColumn[]
  onClose: () => void
}

export interface Choice {
  sheet: number
  header: number
  mapping: Mapping
}

/** Takes the lines of a workbook: choose a file, say which column is what, see the rows, take them. */
export default function ImportDialog({ form, columns, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const [sheets, setSheets] = useState<Sheet[] | null>(null)
  const [choice, setChoice] = useState<Choice>({ sheet: 0, header: -1, mapping: {} })
  const [name, setName] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const [mode, setMode] = useState<'append' | 'replace'>('append')

  const pick = (all: Sheet[], sheet: number) =>
    setChoice({ sheet, ...findHeader(all[sheet]?.rows ?? [], columns) })
  const open = async (file: File) => {
    setFailed(false)
    setName(file.name)
    try {
      const read = await readWorkbook(file)
      setSheets(read)
      pick(read, 0)
    } catch {
      setFailed(true)
      setSheets(null)
    }
  }
  const rows = sheets?.[choice.sheet]?.rows ?? []
  const bill = sheets ? readBill(rows, choice, columns, blankQuotationLine) : null
  const present = ((form.getFieldValue('lines') as Line[] | undefined) ?? []).filter(
    (line) => !isBlank(line, columns, blankQuotationLine)
  )
  const kept = mode === 'append' ? present : []
  const isTooLong = bill !== null && kept.length + bill.lines.length > MOST_LINES
  const take = () => {
    form.setFieldValue('lines', [...kept, ...bill!.lines])
    onClose()
  }
  return (
    <Modal
      open
      width={860}
      title={t(`${TEXTS}.title`)}
      onCancel={onClose}
      onOk={take}
      okText={t(`${TEXTS}.take`, { count: bill?.lines.length ?? 0 })}
      okButtonProps={{ disabled: !bill?.lines.length || isTooLong }}
    >
      <Space direction="vertical" size="middle" style={{ display: 'flex' }}>
        <Upload.Dragger
          accept=".xlsx,.csv,.tsv,.txt"
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            void open(file)
            return false
          }}
        >
          <InboxOutlined style={{ fontSize: 28 }} />
          <div>{t(`${TEXTS}.drop`)}</div>
          {name ? (
            <strong>
              <FileExcelOutlined /> <bdi>{name}</bdi>
            </strong>
          ) : null}
        </Upload.Dragger>
        {failed ? <Alert type="error" showIcon message={t(`${TEXTS}.unreadable`)} /> : null}
        {sheets ? (
          <MappingForm
            {...{ sheets, choice, columns }}
            onSheet={(sheet) => pick(sheets, sheet)}
            onChange={setChoice}
          />
        ) : null}
        {bill ? <ImportPreview bill={bill} columns={columns} /> : null}
        {isTooLong ? (
          <Alert type="error" showIcon message={t(`${TEXTS}.too_long`, { count: MOST_LINES })} />
        ) : null}
        {bill && present.length > 0 ? (
          <Radio.Group
            value={mode}
            onChange={({ target }) => setMode(target.value as 'append' | 'replace')}
            options={[
              { value: 'append', label: t(`${TEXTS}.append`) },
              { value: 'replace', label: t(`${TEXTS}.replace`) },
            ]}
          />
        ) : null}
      </Space>
    </Modal>
  )
}
