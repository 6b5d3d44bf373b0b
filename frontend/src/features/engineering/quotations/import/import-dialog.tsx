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
const MOST_LINES = 5000

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

type Mode = 'append' | 'replace'

/** The sheets of the chosen file, and which columns of it are read as what. */
function useWorkbook(columns: LineColumn[]) {
  const [sheets, setSheets] = useState<Sheet[] | null>(null)
  const [choice, setChoice] = useState<Choice>({ sheet: 0, header: -1, mapping: {} })
  const [name, setName] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
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
  return { sheets, choice, setChoice, name, failed, pick, open }
}

/** The lines that are in the form already, and those of them that stay. */
function keptLines(form: FormInstance, columns: LineColumn[], mode: Mode) {
  const present = ((form.getFieldValue('lines') as Line[] | undefined) ?? []).filter(
    (line) => !isBlank(line, columns, blankQuotationLine)
  )
  return { present, kept: mode === 'append' ? present : [] }
}

/** Takes the lines of a workbook: choose a file, say which column is what, see the rows, take them. */
export default function ImportDialog({ form, columns, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const { sheets, choice, setChoice, name, failed, pick, open } = useWorkbook(columns)
  const [mode, setMode] = useState<Mode>('append')
  const rows = sheets?.[choice.sheet]?.rows ?? []
  const bill = sheets ? readBill(rows, choice, columns, blankQuotationLine) : null
  const { present, kept } = keptLines(form, columns, mode)
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
        <FilePicker name={name} onFile={(file) => void open(file)} />
        {failed ? <Alert type="error" showIcon message={t(`${TEXTS}.unreadable`)} /> : null}
        {sheets ? (
          <MappingForm
            {...{ sheets, choice, columns }}
            onSheet={(sheet) => pick(sheets, sheet)}
            onChange={setChoice}
          />
        ) : null}
        {bill ? <ImportPreview bill={bill} columns={columns} /> : null}
        {isTooLong ? <TooLong /> : null}
        {bill && present.length > 0 ? <ModeChoice mode={mode} onMode={setMode} /> : null}
      </Space>
    </Modal>
  )
}

function TooLong() {
  const { t } = useTranslation()
  return <Alert type="error" showIcon message={t(`${TEXTS}.too_long`, { count: MOST_LINES })} />
}

interface FilePickerProps {
  name: string | null
  onFile: (file: File) => void
}

function FilePicker({ name, onFile }: FilePickerProps) {
  const { t } = useTranslation()
  return (
    <Upload.Dragger
      accept=".xlsx,.csv,.tsv,.txt"
      maxCount={1}
      showUploadList={false}
      beforeUpload={(file) => {
        onFile(file)
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
  )
}

interface ModeChoiceProps {
  mode: Mode
  onMode: (mode: Mode) => void
}

function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      value={mode}
      onChange={({ target }) => onMode(target.value as Mode)}
      options={[
        { value: 'append', label: t(`${TEXTS}.append`) },
        { value: 'replace', label: t(`${TEXTS}.replace`) },
      ]}
    />
  )
}
