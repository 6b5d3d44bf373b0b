import { useMemo } from 'react'
import { Card, Checkbox, Form, Input, InputNumber } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useChoices } from '../../../kit/inputs/use-choices'
import { LinesItem } from '../../../kit/lines/lines-item'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { newLineKey, withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { LIST_PATH, SETTLEMENTS, settlementPath, type Settlement } from './settlement'

const WRITTEN = ['serviceEnd', 'resignedOn', 'eventOn', 'noticeBy', 'note'] as const
const RESIGNED = ['resigned', 'resigned_marriage', 'resigned_childbirth']

const blankLine = (): Line => ({ key: newLineKey(), kind: 'advance', text: '', amount: '' })

/** Makes the settlement of someone who leaves, or changes a draft; whose it is, is chosen once. */
export function SettlementForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const columns = useEntryColumns()
  const isNew = id === undefined
  const employeeId = Number(address.get('employee')) || undefined
  return (
    <ResourceForm<Settlement>
      resource={SETTLEMENTS}
      id={id}
      title={t(`${SETTLEMENTS}.${isNew ? 'create' : 'edit'}`)}
      back={
        isNew
          ? { to: LIST_PATH, label: t(`${SETTLEMENTS}.title`) }
          : { to: settlementPath({ id }), label: t(`${SETTLEMENTS}.singular`) }
      }
      initialValues={{ employeeId, paysMonth: true, noticeDays: 0, entries: [] }}
      toValues={(settlement) => ({ ...settlement, entries: withKeys(settlement.entries) })}
      toBody={(values) => bodyOf(values as Record<string, unknown>, columns, isNew)}
      onSaved={(settlement) => void navigate(settlementPath(settlement))}
    >
      <SettlementFields isNew={isNew} columns={columns} />
    </ResourceForm>
  )
}

function SettlementFields({ isNew, columns }: { isNew: boolean; columns: LineColumn[] }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t(`${SETTLEMENTS}.groups.leaving`)}>
        {isNew ? (
          <Field
            resource={SETTLEMENTS}
            name="employeeId"
            required
            extra={t(`${SETTLEMENTS}.leaver_hint`)}
          >
            <RecordSelect lookup="settlements/leavers" />
          </Field>
        ) : null}
        <LeavingFields />
      </FieldGroup>
      <FieldGroup title={t(`${SETTLEMENTS}.groups.pay`)}>
        <PayFields />
        <Field resource={SETTLEMENTS} name="note" wide>
          <Input.TextArea dir="auto" rows={2} maxLength={1000} />
        </Field>
      </FieldGroup>
      <Card size="small" title={t(`${SETTLEMENTS}.entries`)} style={{ marginBlockEnd: 16 }}>
        <LinesItem
          optional
          name="entries"
          label={t(`${SETTLEMENTS}.entries`)}
          columns={columns}
          blank={blankLine}
        />
      </Card>
    </>
  )
}

function useEntryColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('settlement-entry-kinds')
  return useMemo(() => {
    const title = (name: string) => t(`${SETTLEMENTS}.entry.${name}`)
    return [
      {
        key: 'kind',
        title: title('kind'),
        kind: 'choice',
        options,
        required: true,
        width: '220px',
      },
      { key: 'text', title: title('text'), kind: 'text', dir: 'auto', required: true },
      { key: 'amount', title: title('amount'), kind: 'decimal', width: '160px' },
    ] satisfies LineColumn[]
  }, [t, options])
}

/** The reason, and the days that its award depends on. */
function LeavingFields() {
  const end = Form.useWatch<string | undefined>('serviceEnd')
  const isResigned = RESIGNED.includes(end ?? '')
  const hasEvent = isResigned && end !== 'resigned'
  return (
    <>
      <Field resource={SETTLEMENTS} name="serviceEnd" required>
        <ChoiceSelect list="service-ends" />
      </Field>
      {isResigned ? (
        <Field resource={SETTLEMENTS} name="resignedOn" required={hasEvent}>
          <DayInput />
        </Field>
      ) : null}
      {hasEvent ? (
        <Field resource={SETTLEMENTS} name="eventOn" required>
          <DayInput />
        </Field>
      ) : null}
      {end === 'ended_by_employer' ? <Tick name="isCompensated" /> : null}
    </>
  )
}

function PayFields() {
  const noticeDays = Form.useWatch<number | undefined>('noticeDays')
  return (
    <>
      <Field resource={SETTLEMENTS} name="noticeDays">
        <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
      </Field>
      {noticeDays ? (
        <Field resource={SETTLEMENTS} name="noticeBy" required>
          <ChoiceSelect list="notice-payers" />
        </Field>
      ) : null}
      <Tick name="paysMonth" />
    </>
  )
}

function Tick({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <Form.Item name={name} valuePropName="checked" style={{ gridColumn: '1 / -1' }}>
      <Checkbox>{t(`${SETTLEMENTS}.fields.${name}`)}</Checkbox>
    </Form.Item>
  )
}

/** Days that the chosen reason doesn't ask for are left out, so that none is kept unseen. */
function bodyOf(values: Record<string, unknown>, columns: LineColumn[], isNew: boolean): object {
  const end = String(values.serviceEnd ?? '')
  const isResigned = RESIGNED.includes(end)
  const noticeDays = Number(values.noticeDays ?? 0)
  const lines = withoutTail((values.entries as Line[] | undefined) ?? [], columns, blankLine)
  const entered = { ...Object.fromEntries(WRITTEN.map((name) => [name, values[name] || null])) }
  return {
    ...entered,
    ...(isResigned ? {} : { resignedOn: null }),
    ...(isResigned && end !== 'resigned' ? {} : { eventOn: null }),
    ...(noticeDays ? {} : { noticeBy: null }),
    noticeDays,
    isCompensated: end === 'ended_by_employer' && Boolean(values.isCompensated),
    paysMonth: Boolean(values.paysMonth),
    entries: linesBody(lines, columns).map((line, at) => ({
      ...line,
      custodyId: lines[at]!.custodyId ?? null,
    })),
    ...(isNew ? { employeeId: values.employeeId } : {}),
  }
}
