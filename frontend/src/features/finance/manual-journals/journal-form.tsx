import { useMemo } from 'react'
import { Form, Input } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { costHeadOptions } from '../../../kit/cost-heads/cost-heads'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { newLineKey } from '../../../kit/lines/operations'
import { RowsInput } from '../../../kit/lines/rows-input'
import type { LineColumn } from '../../../kit/lines/types'
import {
  journalPath,
  MANUAL_JOURNALS,
  type JournalLine,
  type ManualJournal,
} from './manual-journal'

const LIST = '/finance/manual-journals'

const blank = () => ({
  ...{
    key: newLineKey(),
    accountId: '',
    debit: '',
    credit: '',
    projectId: '',
    departmentId: '',
    costHead: '',
    memo: '',
  },
})

/** Writes a journal, or changes a draft. */
export function JournalForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isNew = id === undefined
  return (
    <ResourceForm<ManualJournal>
      resource={MANUAL_JOURNALS}
      id={id}
      title={t(`${MANUAL_JOURNALS}.${isNew ? 'create' : 'edit'}`)}
      back={
        isNew
          ? { to: LIST, label: t(`${MANUAL_JOURNALS}.title`) }
          : { to: journalPath({ id }), label: t(`${MANUAL_JOURNALS}.singular`) }
      }
      initialValues={{ journalOn: today(), lines: [] }}
      toValues={valuesOf}
      toBody={(values) => bodyOf(values as Record<string, unknown>)}
      onSaved={(journal) => void navigate(journalPath(journal))}
    >
      <FieldGroup title={t(`${MANUAL_JOURNALS}.groups.journal`)}>
        <JournalFields />
      </FieldGroup>
      <FieldGroup title={t(`${MANUAL_JOURNALS}.groups.lines`)}>
        <Form.Item name="lines" style={{ gridColumn: '1 / -1' }}>
          <LinesInput />
        </Form.Item>
      </FieldGroup>
    </ResourceForm>
  )
}

function JournalFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field resource={MANUAL_JOURNALS} name="journalOn" required>
        <DayInput />
      </Field>
      <Field
        resource={MANUAL_JOURNALS}
        name="reversesOn"
        extra={t(`${MANUAL_JOURNALS}.reverses_hint`)}
      >
        <DayInput />
      </Field>
      <Field resource={MANUAL_JOURNALS} name="title" required>
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={MANUAL_JOURNALS} name="titleAr">
        <Input dir="rtl" maxLength={200} />
      </Field>
      <Field resource={MANUAL_JOURNALS} name="details" wide>
        <Input.TextArea dir="auto" maxLength={2000} autoSize={{ minRows: 2 }} />
      </Field>
    </>
  )
}

function LinesInput(props: { value?: object[]; onChange?: (rows: object[]) => void }) {
  const { t } = useTranslation()
  const columns = useMemo<LineColumn[]>(() => {
    const named = (key: string) => ({ key, title: t(`${MANUAL_JOURNALS}.line.${key}`) })
    return [
      {
        ...named('accountId'),
        ...{ kind: 'record', lookup: 'ledger-accounts/lookup', required: true, width: '34%' },
      },
      { ...named('debit'), kind: 'decimal' },
      { ...named('credit'), kind: 'decimal' },
      { ...named('projectId'), kind: 'record', lookup: 'projects/lookup' },
      { ...named('departmentId'), kind: 'record', lookup: 'departments/lookup' },
      { ...named('costHead'), kind: 'choice', options: costHeadOptions(t) },
      { ...named('memo'), kind: 'text', dir: 'auto' },
    ]
  }, [t])
  const label = t(`${MANUAL_JOURNALS}.groups.lines`)
  return <RowsInput {...props} name="lines" label={label} columns={columns} blank={blank} />
}

/** The record cells show the names of what is chosen. */
function valuesOf(journal: ManualJournal): Record<string, unknown> {
  const nameOf = (one: JournalLine['project']) => (one ? `${one.code} · ${one.name}` : undefined)
  const lines = journal.lines.map(({ accountId, account, project, department, ...line }) => ({
    ...{ accountId, accountIdLabel: `${account.code} · ${account.name}` },
    ...{ ...line, projectIdLabel: nameOf(project), departmentIdLabel: nameOf(department) },
  }))
  return { ...journal, lines }
}

interface LineValues {
  accountId?: number | string | null
  debit?: string | null
  credit?: string | null
  projectId?: number | string | null
  departmentId?: number | string | null
  costHead?: string | null
  memo?: string | null
}

function bodyOf({
  journalOn,
  reversesOn,
  title,
  titleAr,
  details,
  lines,
}: Record<string, unknown>) {
  const rows = (lines ?? []) as LineValues[]
  return {
    ...{ journalOn, title, reversesOn: reversesOn ?? null },
    ...{ titleAr: titleAr || null, details: details || null },
    lines: rows.map(({ accountId, debit, credit, projectId, departmentId, ...line }) => ({
      accountId: Number(accountId) || undefined,
      ...{ debit: debit || null, credit: credit || null, memo: line.memo || null },
      projectId: Number(projectId) || null,
      departmentId: Number(departmentId) || null,
      costHead: line.costHead || null,
    })),
  }
}
