import { Form, Input, Switch, type FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { MonthInput } from '../../../kit/inputs/month-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { budgetPath, BUDGETS, monthsOf, OWNERS, type Budget } from './budget'
import { bodyOfLines, LinesInput, valuesOfLines } from './budget-lines-input'

const LIST = '/finance/budgets'

const thisYear = () => today().slice(0, 4)

/** Writes a budget, or changes a draft. */
export function BudgetForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isNew = id === undefined
  return (
    <ResourceForm<Budget>
      resource={BUDGETS}
      id={id}
      title={t(`${BUDGETS}.${isNew ? 'create' : 'edit'}`)}
      back={
        isNew
          ? { to: LIST, label: t(`${BUDGETS}.title`) }
          : { to: budgetPath({ id }), label: t(`${BUDGETS}.singular`) }
      }
      initialValues={{
        ...{ owner: 'project', isMonthly: false, lines: [] },
        ...{ fromMonth: `${thisYear()}-01`, toMonth: `${thisYear()}-12` },
      }}
      toValues={(budget) => ({ ...budget, lines: valuesOfLines(budget) })}
      toBody={(values) => bodyOf(values as Record<string, unknown>)}
      onSaved={(budget) => void navigate(budgetPath(budget))}
    >
      {(form, budget) => (
        <>
          <FieldGroup title={t(`${BUDGETS}.groups.budget`)}>
            <HeadFields form={form} budget={budget} />
          </FieldGroup>
          <FieldGroup title={t(`${BUDGETS}.groups.lines`)}>
            <LinesField form={form} />
          </FieldGroup>
        </>
      )}
    </ResourceForm>
  )
}

interface FieldsProps {
  form: FormInstance
  budget?: Budget
}

function HeadFields({ form, budget }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field resource={BUDGETS} name="title" required>
        <Input dir="auto" maxLength={200} />
      </Field>
      {/* a revision is of the same project or department */}
      {budget?.revision ? null : <OwnerFields form={form} budget={budget} />}
      <Field resource={BUDGETS} name="fromMonth" required>
        <MonthInput />
      </Field>
      <Field resource={BUDGETS} name="toMonth" required>
        <MonthInput />
      </Field>
      <Field
        resource={BUDGETS}
        name="isMonthly"
        valuePropName="checked"
        extra={t(`${BUDGETS}.monthly_hint`)}
      >
        <Switch />
      </Field>
      <Field resource={BUDGETS} name="details" wide>
        <Input.TextArea dir="auto" maxLength={2000} autoSize={{ minRows: 2 }} />
      </Field>
    </>
  )
}

function OwnerFields({ form, budget }: FieldsProps) {
  const { t } = useTranslation()
  const owner = Form.useWatch('owner', form) as string | undefined
  const field = owner === 'department' ? 'departmentId' : 'projectId'
  const id = budget?.[field]
  return (
    <>
      <Field resource={BUDGETS} name="owner" required>
        <PlainSelect
          options={OWNERS.map((value) => ({ value, label: t(`${BUDGETS}.owner.${value}`) }))}
        />
      </Field>
      <Field key={field} resource={BUDGETS} name={field} required>
        <RecordSelect
          lookup={field === 'projectId' ? 'projects/lookup' : 'departments/lookup'}
          selected={id ? { id, label: budget.ownerName } : null}
        />
      </Field>
    </>
  )
}

function LinesField({ form }: { form: FormInstance }) {
  const fromMonth = Form.useWatch('fromMonth', form) as string | undefined
  const toMonth = Form.useWatch('toMonth', form) as string | undefined
  const isMonthly = Form.useWatch('isMonthly', form) as boolean | undefined
  return (
    <Form.Item name="lines" style={{ gridColumn: '1 / -1' }}>
      <LinesInput months={isMonthly ? monthsOf(fromMonth, toMonth) : null} />
    </Form.Item>
  )
}

function bodyOf(values: Record<string, unknown>) {
  const { title, owner, projectId, departmentId, fromMonth, toMonth, isMonthly, details } = values
  const isOfProject = owner === 'project'
  const ids = {
    projectId: isOfProject ? (projectId ?? null) : null,
    departmentId: isOfProject ? null : (departmentId ?? null),
  }
  const months = isMonthly ? monthsOf(fromMonth as string, toMonth as string) : null
  return {
    ...{ title, fromMonth, toMonth, isMonthly, details: details || null },
    // a revision does not ask whose it is
    ...(owner ? { owner, ...ids } : {}),
    lines: bodyOfLines(values.lines as object[] | undefined, months),
  }
}
