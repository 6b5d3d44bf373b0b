import { Alert, Card, Form, Input, Switch, type FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Percent } from '../../../kit/display/numbers'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { LinesItem } from '../../../kit/lines/lines-item'
import { withKeys } from '../../../kit/lines/operations'
import type { Line } from '../../../kit/lines/types'
import { TermPreview } from './term-preview'
import { blankPart, partsBody, sumOf, usePartColumns } from './term-parts'
import { PAYMENT_TERMS, type PaymentTerm } from './payment-term'

const LIST = '/procurement/payment-terms'

/** Create and edit of a term, with the days on which an amount would be due beside it. */
export function TermForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = usePartColumns()
  return (
    <ResourceForm<PaymentTerm>
      resource={PAYMENT_TERMS}
      id={id}
      title={t(`${PAYMENT_TERMS}.${id === undefined ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${PAYMENT_TERMS}.title`) }}
      initialValues={{ active: true, parts: [{ ...blankPart(), portion: '100' }] }}
      toValues={(term) => ({ ...term, parts: withKeys(term.parts) })}
      toBody={(values) => {
        const { parts = [] } = values as { parts?: Line[] }
        return {
          ...values,
          parts: partsBody(linesBody(withoutTail(parts, columns, blankPart), columns)),
        }
      }}
      onSaved={() => void navigate(LIST)}
    >
      {(form) => <TermFields form={form} />}
    </ResourceForm>
  )
}

function TermFields({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const columns = usePartColumns()
  const parts = (Form.useWatch('parts', form) as Line[] | undefined) ?? []
  const sum = sumOf(parts)
  return (
    <>
      <FieldGroup>
        <Field resource={PAYMENT_TERMS} name="code" required>
          <LatinInput maxLength={30} autoComplete="off" />
        </Field>
        <Field resource={PAYMENT_TERMS} name="name" required>
          <Input dir="auto" maxLength={160} autoComplete="off" />
        </Field>
        <Field resource={PAYMENT_TERMS} name="nameAr" required>
          <Input maxLength={160} dir="rtl" autoComplete="off" />
        </Field>
        <Field resource={PAYMENT_TERMS} name="active" valuePropName="checked">
          <Switch />
        </Field>
      </FieldGroup>
      <Card size="small" title={t(`${PAYMENT_TERMS}.parts`)} style={{ marginBlockEnd: 16 }}>
        <LinesItem
          name="parts"
          label={t(`${PAYMENT_TERMS}.parts`)}
          columns={columns}
          blank={blankPart}
        />
        <PartsSum sum={sum} />
      </Card>
      <TermPreview parts={parts} whole={sum === '100'} />
    </>
  )
}

/** The parts of a term have to add up to the whole amount. */
function PartsSum({ sum }: { sum: string }) {
  const { t } = useTranslation()
  return (
    <Alert
      type={sum === '100' ? 'success' : 'warning'}
      showIcon
      message={
        <>
          {t(`${PAYMENT_TERMS}.sum`)} <Percent value={sum} decimals={2} />
        </>
      }
    />
  )
}
