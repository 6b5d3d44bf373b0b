import { useState } from 'react'
import { Form, Input, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { DeleteRow, TabRows } from '../../../kit/show/tab-rows'
import { useTabRows, useTabWrites } from '../../../kit/show/use-tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { DEPARTMENTS, type Department } from './department'

type Move = Schema<'DepartmentMove'>
type Values = Pick<Move, 'parentDepartmentId' | 'effectiveOn' | 'reason'>

const pathOf = ({ id }: Department) => `/api/departments/${id}/moves`

/** Where the department belonged from which day on, and where it will belong. */
export function DepartmentMoves({ department }: { department: Department }) {
  const { t } = useTranslation()
  const query = useTabRows<Move>(pathOf(department), ['departments'])
  const [isOpen, setOpen] = useState(false)
  const add = { label: t(`${DEPARTMENTS}.move.new`), onClick: () => setOpen(true) }
  return (
    <>
      <TabRows<Move>
        query={query}
        add={department.can.update ? add : undefined}
        empty={{ title: t(`${DEPARTMENTS}.move.none`), hint: t(`${DEPARTMENTS}.move.empty`) }}
      >
        {(rows) => <Rows department={department} rows={rows} />}
      </TabRows>
      {isOpen ? <MoveDialog department={department} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Rows({ department, rows }: { department: Department; rows: Move[] }) {
  const { t } = useTranslation()
  return (
    <RecordTable<Move>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          title: t(`${DEPARTMENTS}.move.effectiveOn`),
          render: (_, { effectiveOn }) => <Day on={effectiveOn} />,
        },
        {
          title: t(`${DEPARTMENTS}.fields.parentDepartmentId`),
          render: (_, row) => <bdi>{row.parentDepartmentName ?? t(`${DEPARTMENTS}.top`)}</bdi>,
        },
        { title: t(`${DEPARTMENTS}.move.reason`), dataIndex: 'reason' },
        {
          title: t('common.actions'),
          render: (_, row) =>
            row.can.delete ? <CancelMove department={department} move={row} /> : null,
        },
      ]}
    />
  )
}

function Day({ on }: { on: string }) {
  const { t } = useTranslation()
  return (
    <>
      <DateText value={on} />{' '}
      {on > today() ? <Tag color="blue">{t(`${DEPARTMENTS}.move.planned`)}</Tag> : null}
    </>
  )
}

function CancelMove({ department, move }: { department: Department; move: Move }) {
  const { t } = useTranslation()
  const write = useTabWrites(pathOf(department))
  const cancel = () =>
    write({
      path: `departments/${department.id}/moves/${move.id}`,
      method: 'delete',
      version: department.version,
      done: t(`${DEPARTMENTS}.move.cancelled`),
    })
  return (
    <DeleteRow
      name={move.effectiveOn}
      title={t(`${DEPARTMENTS}.move.cancel_title`)}
      content={t(`${DEPARTMENTS}.move.cancel_content`)}
      onDelete={cancel}
    />
  )
}

function MoveDialog({ department, onClose }: { department: Department; onClose: () => void }) {
  const { t } = useTranslation()
  const write = useTabWrites(pathOf(department))
  const save = (values: Values) =>
    write({
      path: `departments/${department.id}/moves`,
      method: 'post',
      version: department.version,
      body: { ...values, parentDepartmentId: values.parentDepartmentId ?? null },
      done: t(`${DEPARTMENTS}.move.saved`),
    })
  return (
    <FormDialog<Values>
      title={t(`${DEPARTMENTS}.move.new`)}
      initialValues={{ effectiveOn: today() }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="parentDepartmentId"
        label={t(`${DEPARTMENTS}.fields.parentDepartmentId`)}
        extra={t(`${DEPARTMENTS}.move.top_hint`)}
      >
        <RecordSelect lookup="departments/lookup" />
      </Form.Item>
      <Form.Item
        name="effectiveOn"
        label={t(`${DEPARTMENTS}.move.effectiveOn`)}
        rules={[{ required: true }]}
      >
        <DayInput />
      </Form.Item>
      <Form.Item name="reason" label={t(`${DEPARTMENTS}.move.reason`)}>
        <Input.TextArea rows={2} maxLength={400} />
      </Form.Item>
    </FormDialog>
  )
}
