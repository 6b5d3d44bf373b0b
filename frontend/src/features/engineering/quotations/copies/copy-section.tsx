import { useState } from 'react'
import { Button, Form, Modal, Select, type FormInstance } from 'antd'
import { BlockOutlined } from '@ant-design/icons'
import { isWithin } from '@binaa/backend/outline'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../../kit/inputs/record-select'
import { withKeys } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { QUOTATIONS, type QuotationDetail } from '../quotation'
import { addLines, lineValues } from './add-lines'

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
    addLines(form, columns, lines)
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
  const choose = (id: number | null) => {
    setFrom(id)
    setPaths([])
  }
  return (
    <Modal
      open
      title={t(`${TEXTS}.copy_section`)}
      onCancel={onClose}
      onOk={() => onAdd(withKeys(taken.map((line) => lineValues(line, columns))) as Line[])}
      okText={t(`${TEXTS}.add_lines`, { count: taken.length })}
      okButtonProps={{ disabled: taken.length === 0 }}
    >
      <Form component={false} layout="vertical">
        <Form.Item label={t(`${TEXTS}.from_quotation`)} htmlFor="section-quotation">
          <RecordSelect
            id="section-quotation"
            lookup="quotations/lookup"
            value={from}
            onChange={choose}
          />
        </Form.Item>
        <SectionsItem quotation={data} value={paths} onChange={setPaths} />
      </Form>
    </Modal>
  )
}

interface SectionsItemProps {
  quotation: QuotationDetail | undefined
  value: string[]
  onChange: (paths: string[]) => void
}

function SectionsItem({ quotation, value, onChange }: SectionsItemProps) {
  const { t } = useTranslation()
  return (
    <Form.Item label={t(`${TEXTS}.sections`)} htmlFor="section-paths">
      <Select<string[]>
        id="section-paths"
        mode="multiple"
        disabled={!quotation}
        value={value}
        onChange={onChange}
        options={(quotation?.sections ?? []).map(({ path, ordinal }) => ({
          value: path,
          label: path ? `${ordinal} ${path}` : t(`${QUOTATIONS}.no_section`),
        }))}
      />
    </Form.Item>
  )
}
