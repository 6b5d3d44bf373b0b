import { Card, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { SuggestInput } from '../../../kit/inputs/suggest-input'
import { LinesItem } from '../../../kit/lines/lines-item'
import { blankUnit, useUnitColumns } from './material-units'
import { MATERIALS } from './material'

/** All fields of a material, for create and edit. */
export function MaterialFields() {
  const { t } = useTranslation()
  return (
    <>
      <IdentityFields />
      <StockFields />
      <Card size="small" title={t(`${MATERIALS}.units`)} style={{ marginBlockEnd: 16 }}>
        <LinesItem
          optional
          name="units"
          label={t(`${MATERIALS}.units`)}
          columns={useUnitColumns()}
          blank={blankUnit}
        />
      </Card>
    </>
  )
}

function IdentityFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${MATERIALS}.groups.identity`)}>
      <Field resource={MATERIALS} name="code" required>
        <LatinInput maxLength={40} autoComplete="off" />
      </Field>
      <Field resource={MATERIALS} name="name" required>
        <Input dir="auto" maxLength={200} autoComplete="off" />
      </Field>
      <Field resource={MATERIALS} name="nameAr">
        <Input maxLength={200} dir="rtl" autoComplete="off" />
      </Field>
      <Field resource={MATERIALS} name="category" required>
        <ChoiceSelect list="material-categories" allowClear={false} />
      </Field>
      <Field resource={MATERIALS} name="kind" required>
        <ChoiceSelect list="material-kinds" allowClear={false} />
      </Field>
      <Field resource={MATERIALS} name="brand">
        <Input maxLength={80} />
      </Field>
      <Field resource={MATERIALS} name="barcode">
        <LatinInput maxLength={80} />
      </Field>
      <Field resource={MATERIALS} name="hsCode">
        <LatinInput maxLength={20} />
      </Field>
      <Field resource={MATERIALS} name="specification" wide>
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </FieldGroup>
  )
}

function StockFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${MATERIALS}.groups.stock`)}>
      <Field resource={MATERIALS} name="unit" required>
        <SuggestInput list="purchase-units" maxLength={20} />
      </Field>
      <Field resource={MATERIALS} name="tracking" required>
        <ChoiceSelect list="material-trackings" allowClear={false} />
      </Field>
      <Field resource={MATERIALS} name="valuation" required>
        <ChoiceSelect list="material-valuations" allowClear={false} />
      </Field>
      <Field resource={MATERIALS} name="shelfLifeDays">
        <LatinInput inputMode="numeric" maxLength={5} />
      </Field>
      <Field resource={MATERIALS} name="pack">
        <DecimalInput />
      </Field>
      <Field resource={MATERIALS} name="weight">
        <DecimalInput />
      </Field>
      <Field resource={MATERIALS} name="leadDays">
        <LatinInput inputMode="numeric" maxLength={4} />
      </Field>
      <Field resource={MATERIALS} name="inspected" valuePropName="checked">
        <Switch />
      </Field>
      <Field resource={MATERIALS} name="active" valuePropName="checked">
        <Switch />
      </Field>
    </FieldGroup>
  )
}
