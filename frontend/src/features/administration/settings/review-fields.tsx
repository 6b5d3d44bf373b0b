import { Checkbox, InputNumber, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { monthName } from '../../../kit/display/month-name'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { SETTINGS } from './settings'

const MONTHS = 12
export const reviewNames = ['accessReviews', 'accessReviewMonths', 'accessReviewDays']

/** When reviews of who may do what are opened by themselves, and how long they take at most. */
export function ReviewFields() {
  const { t, i18n } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  const months = Array.from({ length: MONTHS }, (_, month) => ({
    value: month + 1,
    label: monthName(i18n.language, month + 1),
  }))
  return (
    <FieldGrid>
      <Field
        resource={SETTINGS}
        name="accessReviews"
        valuePropName="checked"
        wide
        extra={hint('accessReviews')}
      >
        <Switch />
      </Field>
      <Field resource={SETTINGS} name="accessReviewMonths" required wide>
        <Checkbox.Group options={months} />
      </Field>
      <Field resource={SETTINGS} name="accessReviewDays" required extra={hint('accessReviewDays')}>
        <InputNumber min={1} max={90} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
    </FieldGrid>
  )
}
