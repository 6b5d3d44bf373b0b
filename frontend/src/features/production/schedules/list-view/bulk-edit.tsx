import { useState } from 'react'
import { Button, Form, Input, Modal, Select } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { SCHEDULES } from '../schedule'
import { isEditable, type CellContext, type GridColumn, type GridRow } from './columns/column'
import type { GridParts } from './use-commands'

/** What can be set for many tasks at once. */
const FIELDS = ['calendarId', 'constraintKind', 'resources', 'percentComplete', 'duration', 'kind']

interface Entered {
  field: string
  value?: string
}

/** Sets one column of all selected tasks. */
export function BulkEdit(parts: GridParts) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { top, bottom } = parts.cells.range
  const selected = parts.rows.slice(top, bottom + 1)
  return (
    <>
      <Button icon={<EditOutlined />} disabled={selected.length < 2} onClick={() => setOpen(true)}>
        {t(`${SCHEDULES}.edit_selected`, { count: selected.length })}
      </Button>
      {open ? <BulkDialog {...parts} selected={selected} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface BulkDialogProps extends GridParts {
  selected: readonly GridRow[]
  onClose: () => void
}

function BulkDialog({ all, selected, context, writing, onClose }: BulkDialogProps) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const [form] = Form.useForm<Entered>()
  const columns = all.filter(({ key }) => FIELDS.includes(key))
  const save = ({ field, value = '' }: Entered) => {
    const column = all.find(({ key }) => key === field)!
    const rows = selected.filter((row) => isEditable(column, row))
    const why = writing.writeCells(rows.map((row) => ({ row, column, text: value })))
    if (why === null) onClose()
    else setProblem(why)
  }
  return (
    <Modal
      open
      title={t(`${SCHEDULES}.edit_selected_title`, { count: selected.length })}
      onCancel={onClose}
      onOk={form.submit}
      okText={t(`${SCHEDULES}.apply`)}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ field: FIELDS[0] }}
        onFinish={save}
        onValuesChange={() => setProblem(null)}
      >
        <Form.Item name="field" label={t(`${SCHEDULES}.column`)}>
          <Select
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={() => form.setFieldValue('value', undefined)}
          />
        </Form.Item>
        <ValueItem columns={columns} context={context} problem={problem} />
      </Form>
    </Modal>
  )
}

interface ValueItemProps {
  columns: readonly GridColumn[]
  context: CellContext
  problem: string | null
}

function ValueItem({ columns, context, problem }: ValueItemProps) {
  const { t } = useTranslation()
  const field = Form.useWatch<string | undefined>('field')
  const column = columns.find(({ key }) => key === field)
  return (
    <Form.Item
      name="value"
      label={t(`${SCHEDULES}.value`)}
      validateStatus={problem ? 'error' : undefined}
      help={problem ?? undefined}
    >
      {column?.choices ? (
        <Select options={column.choices(context)} showSearch optionFilterProp="label" />
      ) : (
        <Input dir={column?.dir} />
      )}
    </Form.Item>
  )
}
