import { useState } from 'react'
import { Button, Form, Modal, Select, type FormInstance } from 'antd'
import { BlockOutlined } from '@ant-design/icons'
import { isWithin } from '@binaa/backend/outline'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../../kit/inputs/record-select'
import { isBlank, withKeys } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { blankQuotationLine } from '../line-columns'
import { QUOTATIONS, type QuotationDetail, type QuotationLine } from '../quotation'

const TEXTS = `${QUOTATIONS}.copies`

interface CopySectionProps {
  form: FormInstance
  columns: LineColumn[]
}

/** Takes whole sections of another quotation that this user may read. */
export function CopySection({ form, columns }: CopySectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const add = (lines: Line[]) => {
    const present = (form.getFieldValue('lines') as Line[] | undefined) ?? []
    const kept = present.filter((line) => !isBlank(line, columns, blankQuotationLine))
    form.setFieldValue('lines', [...kept, ...lines])
    setOpen(false)
  }
  return (
    <>
      <Button icon={<BlockOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXTS}.copy_section`)}
      </Button>
      {isOpen ? (
        <SectionDialog columns={columns} onAdd={add} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

interface SectionDialogProps {
  columns: LineColumn[]
  onAdd: (lines: Line[]) => void
  onClose: () => void
}

function SectionDialog({ columns, onAdd, onClose }: SectionDialogProps) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<number | null>(null)
  const [paths, setPaths] = useState<string[]>([])
  const { data } = useQuery<QuotationDetail>({
    queryKey: [`/api/quotations/${from}`],
    enabled: from !== null,
  })
  const taken = (data?.lines ?? []).filter(({ section }) =>
    paths.some((path) => isWithin(section ?? '', path))
  )
  return (
    <Modal
      open
      title={t(`${TEXTS}.copy_section`)}
      onCancel={onClose}
      onOk={() => onAdd(withKeys(taken.map((line) => lineOf(line, columns))))}
      okText={t(`${TEXTS}.add_lines`, { count: taken.length })}
      okButtonProps={{ disabled: taken.length === 0 }}
    >
      <Form component={false} layout="vertical">
        <Form.Item label={t(`${TEXTS}.from_quotation`)} htmlFor="section-quotation">
          <RecordSelect
            id="section-quotation"
            lookup="quotations/lookup"
            value={from}
            onChange={(id) => {
              setFrom(id)
              setPaths([])
            }}
          />
        </Form.Item>
        <Form.Item label={t(`${TEXTS}.sections`)} htmlFor="section-paths">
          <Select<string[]>
            id="section-paths"
            mode="multiple"
            disabled={!data}
            value={paths}
            onChange={setPaths}
            options={(data?.sections ?? []).map(({ path, ordinal }) => ({
              value: path,
              label: path ? `${ordinal} ${path}` : t(`${QUOTATIONS}.no_section`),
            }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** What the form knows of a line; what this user may not see stays empty. */
function lineOf(line: QuotationLine, columns: LineColumn[]) {
  const known = line as Record<string, unknown>
  return Object.fromEntries(
    columns.map(({ key, fallback = '' }) => [key, (known[key] as string | null) ?? fallback])
  ) as Omit<Line, 'key'>
}
