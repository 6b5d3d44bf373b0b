import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { GUARANTEES, useGuaranteeWrites, type Guarantee } from './project-guarantees'

interface GuaranteeDialogProps {
  project: Schema<'Project'>
  /** Absent for a new one. */
  guarantee?: Guarantee
  onClose: () => void
}

const WRITTEN = ['kind', 'number', 'bank', 'amount', 'currency', 'issuedOn'] as const

/** Enters a guarantee, or changes one; a later end is an extension. */
export function GuaranteeDialog({ project, guarantee, onClose }: GuaranteeDialogProps) {
  const { t } = useTranslation()
  const write = useGuaranteeWrites(project.id)
  const save = (values: Record<string, unknown>) => {
    const entered = Object.fromEntries(WRITTEN.map((name) => [name, values[name]]))
    const ends = guarantee ? {} : { expiresOn: values.expiresOn }
    const body = { ...entered, ...ends, note: values.note || null }
    const done = t(`${GUARANTEES}.saved`)
    if (!guarantee)
      return write({ path: `projects/${project.id}/guarantees`, method: 'post', body, done })
    const { id, version } = guarantee
    return write({ path: `project-guarantees/${id}`, method: 'patch', body, version, done })
  }
  const initial: Record<string, unknown> = guarantee ?? { currency: project.currency }
  return (
    <FormDialog
      title={guarantee ? t(`${GUARANTEES}.edit`) : t(`${GUARANTEES}.create`)}
      initialValues={{ ...initial }}
      onSave={save}
      onClose={onClose}
    >
      <GuaranteeFields isNew={!guarantee} />
    </FormDialog>
  )
}

function GuaranteeFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Field resource={GUARANTEES} name="kind" required>
        <ChoiceSelect list="guarantee-kinds" allowClear={false} />
      </Field>
      <Field resource={GUARANTEES} name="number" required>
        <Input dir="ltr" maxLength={80} />
      </Field>
      <Field resource={GUARANTEES} name="bank" required>
        <Input dir="auto" maxLength={160} />
      </Field>
      <Field resource={GUARANTEES} name="amount" required>
        <DecimalInput maxLength={20} />
      </Field>
      <Field resource={GUARANTEES} name="currency" required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field resource={GUARANTEES} name="issuedOn" required>
        <DayInput />
      </Field>
      {isNew ? (
        <Field resource={GUARANTEES} name="expiresOn" required>
          <DayInput />
        </Field>
      ) : null}
      <Field resource={GUARANTEES} name="note">
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Field>
    </>
  )
}
